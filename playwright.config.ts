import { existsSync } from 'node:fs'
import { defineConfig, devices, firefox, type Project, webkit } from '@playwright/test'
import { launchOptions, wholeBrowserOptions } from './scripts/browser'

const wholeBrowser = wholeBrowserOptions()

const candidates: { name: string; isInstalled: boolean; project: Project }[] = [
  {
    // The headless shell has neither the back/forward cache nor the browser's settings.
    name: 'chromium-whole-browser',
    isInstalled: wholeBrowser !== undefined,
    project: {
      grep: /@whole-browser/,
      use: { ...devices['Desktop Chrome'], ...(wholeBrowser && { launchOptions: wholeBrowser }) },
    },
  },
  // Flows that need a feature that only Chromium has are tagged.
  {
    name: 'firefox',
    isInstalled: existsSync(firefox.executablePath()),
    project: { grepInvert: /@chromium/, use: devices['Desktop Firefox'] },
  },
  {
    name: 'webkit',
    isInstalled: existsSync(webkit.executablePath()),
    project: { grepInvert: /@chromium/, use: devices['Desktop Safari'] },
  },
]
const missing = candidates.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name)
// Other tools read this file too, and so does every worker.
if (missing.length > 0 && process.argv.includes('test') && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Skipped, because they are not installed: ${missing.join(', ')}.`)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Playwright's default leaves half of the cores idle.
  workers: '100%',
  // Long, so that no flow fails only because the machine is busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
  ],
  outputDir: 'test-results/e2e',
  // Recording traces takes a third of the time; `--trace on` records them. To take a picture of a failure, Playwright takes
  // one of every page before it closes, which costs a tenth of a second each; the report of a failure has the page as text.
  // Only the offline flows allow the service worker; in the others every response comes from the host.
  // Playwright's browsers are American by default, so pages would show feet.
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      grepInvert: /@whole-browser/,
      use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() },
    },
    ...candidates.filter(({ isInstalled }) => isInstalled).map(({ name, project }) => ({ name, ...project })),
  ],
})
