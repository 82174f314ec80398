import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { tool } from './run.mjs'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Playwright's own Chromium, else the system's; `undefined` when there is none. */
export function findBrowser() {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path))
}

/** Finds a browser or gets one: Playwright's, else Debian's; throws in plain words when none can be had. */
export function ensureBrowser() {
  if (findBrowser()) return
  console.log('No browser found; asking Playwright for its own…')
  execute(process.execPath, [tool.playwright, 'install', 'chromium'])
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s chromium…')
    execute('apt-get', ['update'])
    execute('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  if (findBrowser()) return
  throw new Error('The flows need a browser and none could be had. Install Chromium or Chrome and try again.')
}

function execute(command, args) {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
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
