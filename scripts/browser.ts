// Which browser the flows and the pictures use, and how it is installed where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'
import { run, tool } from './run'

/** Chromium without a window, with which the flows take half as long as in the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell'

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

const own = chromium.executablePath()
/** Playwright installs both, or the shell alone. */
const ownShell = own.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1')

const shell = (): LaunchOptions | undefined => {
  if (existsSync(ownShell)) return COMMON
  return existsSync(SHELL) ? { ...COMMON, executablePath: SHELL } : undefined
}

/** How to start the browser that people use, with its back/forward cache and its settings; `undefined` without one. */
export function wholeBrowserOptions(): LaunchOptions | undefined {
  if (existsSync(own)) return { ...COMMON, channel: 'chromium' }
  const executablePath = WHOLE_BROWSERS.find(existsSync)
  return executablePath ? { ...COMMON, executablePath } : undefined
}

/** How to start the headless shell, or else the whole browser, which WHOLE_BROWSER=1 prefers. */
export function launchOptions(): LaunchOptions {
  const whole = wholeBrowserOptions()
  // Without any browser Playwright says how to install one.
  return (process.env.WHOLE_BROWSER === '1' ? whole : (shell() ?? whole)) ?? COMMON
}

/** Installs a browser if there is none; throws if that is impossible. */
export function ensureBrowser(): void {
  if (shell() || wholeBrowserOptions()) return
  console.log('The flows need a browser. Installing Chromium’s headless shell…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']])
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
  // Ubuntu has no such package.
  if (!shell()) run(tool.playwright, ['install', 'chromium', '--only-shell'])
  if (!shell()) throw new Error('It could not be installed. Install Chromium or Chrome and try again.')
}
