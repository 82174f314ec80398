// Runs flows; arguments go to Playwright, except --whole, which runs them in the whole browser instead of the headless
// shell. The exports that the selected flows need are built when they are first used.
import { ensureBrowser, wantWholeBrowser } from './browser/launch'
import { run, tool } from './command/run.mjs'

const args = process.argv.slice(2)
if (args.includes('--whole')) wantWholeBrowser()
ensureBrowser()
process.exitCode = await run(tool.playwright, ['test', ...args.filter((arg) => arg !== '--whole')])
