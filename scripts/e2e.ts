// Runs flows; arguments go to Playwright. The exports that the selected flows need are built when they are first used.
import { ensureBrowser } from './browser'
import { run, tool } from './run.mjs'

ensureBrowser()
process.exitCode = await run(tool.playwright, ['test', ...process.argv.slice(2)])
