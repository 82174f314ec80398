// Serves out/ or another folder; with --build, as `npm start` does, builds out/ first.
import './plain-errors'
import { site } from '@/lib/content/facts/site'
import { run, tool } from './run'
import { basePathOf, createStaticServer, freePortOf, listen } from './server'

// Before the build, so that nobody waits for a site that cannot be served.
const port = await freePortOf(process.env)
if (process.argv.includes('--build')) {
  console.log('Building the site into out/, which takes a minute or two.')
  // npm has said why it failed.
  if (run(tool.npm, ['run', 'build']) !== 0) process.exit(1)
}
const [folder = 'out'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const server = createStaticServer(folder)
console.log(`${site.name} is at http://localhost:${await listen(server, port)}${basePathOf(folder)}`)
