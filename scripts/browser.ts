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

/** Playwright's own Chromium, or else the system's; `undefined` when there is neither. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path))
}

/** Installs Playwright's Chromium, or Debian's, when there is no browser; throws when neither can be installed. */
export function ensureBrowser(): void {
  if (findBrowser()) return
  console.log('No browser found; installing Playwright’s Chromium…')
  execute(process.execPath, [tool.playwright, 'install', 'chromium'])
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s Chromium…')
    execute('apt-get', ['update'])
    execute('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  if (findBrowser()) return
  throw new Error(
    'The flows need a browser and none could be installed. Install Chromium or Chrome and try again.',
  )
}

function execute(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** For every script and flow that starts the browser: quiet, and sandboxed wherever the system allows it. */
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
  // Playwright turns the back/forward cache off, but visitors have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
