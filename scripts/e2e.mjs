import { ensureBrowser } from './browser.mjs'
import { buildExports } from './exports.mjs'
import { run, tool } from './run.mjs'

try {
  ensureBrowser()
  const isBuilt = await buildExports()
  process.exitCode = isBuilt ? await run(tool.playwright, ['test', ...process.argv.slice(2)]) : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
