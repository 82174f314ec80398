import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { tool } from '../command/run.mjs'
import { installDebianPackages } from './debian-packages'

/** Chromium without a window, with which the flows take half as long as in the whole browser. */
const SHELLS = ['/usr/bin/chromium-headless-shell']

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
  const executablePath = SHELLS.find(existsSync)
  return executablePath ? { ...COMMON, executablePath } : undefined
}

/** How to start the browser that people use, with its back/forward cache and its settings; `undefined` without one. */
export function wholeBrowserOptions(): LaunchOptions | undefined {
  if (existsSync(own)) return { ...COMMON, channel: 'chromium' }
  const executablePath = WHOLE_BROWSERS.find(existsSync)
  return executablePath ? { ...COMMON, executablePath } : undefined
}

/** How to start the headless shell, or else the whole browser: quiet, and sandboxed where the system allows it. */
export function launchOptions(): LaunchOptions {
  const whole = wholeBrowserOptions()
  // Without any browser Playwright says how to install one.
  return (isWholeWanted() ? whole : (shell() ?? whole)) ?? COMMON
}

const isWholeWanted = () => process.env.WHOLE_BROWSER === '1'

/** For this process and those that it starts. */
export function wantWholeBrowser(): void {
  process.env.WHOLE_BROWSER = '1'
}

/** Installs a browser if there is none, and the headless shell where that is possible; throws without a browser. */
export function ensureBrowser(): void {
  if (isWholeWanted()) {
    if (!wholeBrowserOptions()) throw new Error('No whole browser found. Install Chromium or Chrome.')
    return
  }
  if (shell()) return
  console.log(
    'Chromium’s headless shell, which takes half the time of a whole browser, is missing. Installing it…',
  )
  installDebianPackages('chromium-headless-shell')
  if (!shell())
    spawnSync(process.execPath, [tool.playwright, 'install', 'chromium', '--only-shell'], {
      stdio: 'inherit',
    })
  if (shell()) return
  if (!wholeBrowserOptions())
    throw new Error(
      'The flows need a browser and none could be installed. Install Chromium or Chrome and try again.',
    )
  console.log(
    'It could not be installed, so the whole browser is used. To install it: npx playwright install chromium --only-shell, or, on Debian, apt install chromium-headless-shell.',
  )
}

/** Opens a browser for as long as `work` runs. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  ...flags: string[]
): Promise<Result> {
  ensureBrowser()
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...flags] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The pages that are open at the same time: two for each core of a small machine, since a page often waits. */
const PAGES = 4

/** Does the work for each item in turn, for a few at the same time. */
export async function forEachPage<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const workThrough = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: PAGES }, workThrough))
}
