import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/service/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
  ],
  outputDir: 'test-results/e2e',
  // A trace of every flow would take a third of the time; `--trace on` makes one of a flow that fails.
  use: { trace: 'off', screenshot: 'only-on-failure', video: 'off', launchOptions },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
})
