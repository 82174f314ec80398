// Wrong settings or a wrong carousel stop the build before Next begins; the adapter in export/ finishes the site.
import { loadEnvironment } from './environment'
import { run, tool } from './run.mjs'

loadEnvironment()
process.exitCode =
  (await run(tool.main, ['content'])) || (await run(tool.next, ['build', ...process.argv.slice(2)]))
