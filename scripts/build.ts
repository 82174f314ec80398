// Wrong settings or a wrong carousel stop the build before Next begins; the adapter in export/ finishes the site.
import { loadEnvironment } from './command/environment'
import { refuseLink } from './command/install.mjs'
import { reportWhile } from './command/report-while'
import { run, tool } from './command/run.mjs'

loadEnvironment()
process.exitCode = (await run(tool.main, ['content'])) || (await buildSite())

function buildSite(): Promise<number> {
  refuseLink()
  console.log('Building the site into out/, which takes a minute or two.')
  return reportWhile(run(tool.next, ['build', ...process.argv.slice(2)]), 'Building the site')
}
