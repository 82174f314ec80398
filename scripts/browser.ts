import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'
import { tool } from './run.mjs'

/** Playwright's default without a window; the flows take half as long as in the whole browser. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell']

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const COMMON: LaunchOptions = {
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

const hasOwn = () => existsSync(chromium.executablePath())

/** How to start Playwright's own Chromium, or else the system's: quiet, and sandboxed where the system allows it. */
export function launchOptions(): LaunchOptions {
  if (hasOwn()) return COMMON
  const executablePath = [...HEADLESS_SHELLS, ...WHOLE_BROWSERS].find(existsSync)
  // Without any browser Playwright says how to install one.
  return executablePath ? { ...COMMON, executablePath } : COMMON
}

/** The same for the browser that people use, with its back/forward cache and its settings; `undefined` without one. */
export function wholeBrowserOptions(): LaunchOptions | undefined {
  if (hasOwn()) return { ...COMMON, channel: 'chromium' }
  const executablePath = WHOLE_BROWSERS.find(existsSync)
  return executablePath ? { ...COMMON, executablePath } : undefined
}

const hasBrowser = () => hasOwn() || [...HEADLESS_SHELLS, ...WHOLE_BROWSERS].some(existsSync)

/** Installs Playwright's Chromium, or Debian's, when there is no browser; throws when neither can be installed. */
export function ensureBrowser(): void {
  if (hasBrowser()) return
  console.log('No browser found; installing Playwright’s Chromium…')
  execute(process.execPath, [tool.playwright, 'install', 'chromium'])
  if (!hasBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s Chromium…')
    execute('apt-get', ['update'])
    execute('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'])
  }
  if (hasBrowser()) return
  throw new Error(
    'The flows need a browser and none could be installed. Install Chromium or Chrome and try again.',
  )
}

function execute(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
