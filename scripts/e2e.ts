import { ensureBrowser } from './browser'
import { buildExports } from './exports'
import { run, tool } from './run.mjs'

ensureBrowser()
const isBuilt = await buildExports()
process.exitCode = isBuilt ? await run(tool.playwright, ['test', ...process.argv.slice(2)]) : 1
