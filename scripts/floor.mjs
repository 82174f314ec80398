// The floor that the budgets are multiples of: a bare export of the same Next, one paragraph, no link.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run, tool } from './run.mjs'

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

/** Builds the floor once for what it is made of; returns the folder of its export. */
export async function buildFloor() {
  const made = JSON.stringify([files, versionOf('next'), versionOf('react')])
  const folder = `.exports/floor-${createHash('sha256').update(made).digest('hex').slice(0, 12)}`
  if (existsSync(folder)) return folder

  // Built aside and moved when complete: what an interruption leaves is never taken for a floor.
  const draft = '.exports/floor-draft'
  rmSync(draft, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(draft, name)), { recursive: true })
    writeFileSync(join(draft, name), text)
  }
  if ((await run(tool.next, ['build', draft])) !== 0) throw new Error('The floor could not be built.')
  renameSync(join(draft, 'out'), folder)
  rmSync(draft, { recursive: true })
  return folder
}

function versionOf(name) {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
}
