import { existsSync } from 'node:fs'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'
import { launchOptions } from './scripts/browser'

// Chromium is found or fetched; the other two run where Playwright's own builds are.
const others = [
  { name: 'firefox', engine: firefox, use: devices['Desktop Firefox'] },
  { name: 'webkit', engine: webkit, use: devices['Desktop Safari'] },
]
const isHere = ({ engine }: (typeof others)[number]) => existsSync(engine.executablePath())
const missing = others.filter((other) => !isHere(other)).map(({ name }) => name)
if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Left out, since Playwright's builds are not installed: ${missing.join(', ')}.`)

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/service/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Half of them is the default; a machine of its own, as for CI, has nothing else to do.
  workers: process.env.CI ? '100%' : '50%',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
  ],
  outputDir: 'test-results/e2e',
  // A trace of every flow would take a third of the time; `--trace on` makes one of a flow that fails.
  // The worker has flows of its own; in the others no page comes from anywhere but the host.
  use: { trace: 'off', screenshot: 'only-on-failure', video: 'off', serviceWorkers: 'block' },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], launchOptions } },
    // What measures with an instrument that only Chromium has is tagged.
    ...others.filter(isHere).map(({ name, use }) => ({ name, use, grepInvert: /@chromium/ })),
  ],
})
