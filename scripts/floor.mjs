// The floor that the budgets are multiples of: a bare export of the same Next, one paragraph, no link.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, tool } from './run.mjs'

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(process.cwd())} } }`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/page.jsx': 'export default function Page() { return <p>A page with nothing on it.</p> }',
}

/** Builds the floor once for each pair of Next and React; returns the folder of its export. */
export async function buildFloor() {
  const folder = join(
    '.exports',
    `floor-next-${versionOf('next')}-react-${versionOf('react')}`,
  )
  const out = join(folder, 'out')
  if (existsSync(join(out, 'index.html'))) return out

  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  if ((await run(tool.next, ['build', folder])) !== 0) throw new Error('The floor could not be built.')
  return out
}

function versionOf(name) {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
}
