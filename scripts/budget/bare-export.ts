// A bare export of the same Next, one paragraph and no link: what the budgets and the bench compare with.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run, tool } from '../command/run.mjs'

const root = JSON.stringify(process.cwd())
const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${root} } }`,
  'app/layout.jsx': `
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>
    }`,
  'app/page.jsx': 'export default function Page() { return <p>A page with nothing on it.</p> }',
}

/** Builds it once for each version of Next and React; returns the folder of its export. */
export async function buildBareExport(): Promise<string> {
  const ingredients = JSON.stringify([files, packageFile('next'), packageFile('react')])
  const folder = `.exports/baseline-${createHash('sha256').update(ingredients).digest('hex').slice(0, 12)}`
  if (existsSync(folder)) return folder

  // Built elsewhere and moved when complete, so that an interrupted build is never mistaken for a complete one.
  const draft = '.exports/baseline-draft'
  rmSync(draft, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(draft, name)), { recursive: true })
    writeFileSync(join(draft, name), text)
  }
  if ((await run(tool.next, ['build', draft])) !== 0) throw new Error('The baseline could not be built.')
  renameSync(join(draft, 'out'), folder)
  rmSync(draft, { recursive: true })
  return folder
}

/** Contains the version. */
function packageFile(name: string): string {
  return readFileSync(`node_modules/${name}/package.json`, 'utf8')
}
