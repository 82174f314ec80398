// The pictures that `npm run look` takes (scripts/look.ts), on a phone and on a desktop. They are never committed.
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser'

const { LOOK_FOLDER = 'out', PORT = '' } = process.env
const url = `http://127.0.0.1:${PORT}`
const options = launchOptions()

export default defineConfig({
  testDir: 'e2e/look',
  testMatch: 'pictures.ts',
  fullyParallel: true,
  // A page often waits, so two for each core.
  workers: '200%',
  timeout: 120_000,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: 'look/report' }]],
  outputDir: 'look/results',
  snapshotPathTemplate: 'look/pictures/{arg}{ext}',
  // A picture that differs is taken again until the time is over.
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 0, threshold: 0 } },
  use: {
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A part of the page that is drawn again may otherwise differ from the whole page by a pixel at its edges.
    launchOptions: { ...options, args: [...(options.args ?? []), '--disable-partial-raster'] },
  },
  projects: [
    { name: '390', use: { viewport: { width: 390, height: 844 } } },
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: { command: `npm run serve -- ${LOOK_FOLDER}`, url, timeout: 60_000 },
})
