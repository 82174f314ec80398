import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Playwright's own Chromium, else the system's; `undefined` when there is none. */
export function findBrowser() {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path))
}

/** Finds a browser or gets Debian's; throws in plain words when none can be had. */
export function ensureBrowser() {
  if (findBrowser()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found; installing Debian’s chromium…')
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  if (findBrowser()) return
  throw new Error(
    'The flows need a browser and none was found. Install Chromium or Chrome, or run: npx playwright install chromium',
  )
}

/** How every script and flow starts it: quietly, and sandboxed wherever the system allows. */
export const launchOptions = {
  executablePath: findBrowser() ?? '',
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  // Playwright turns the back/forward cache off; visitors have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
