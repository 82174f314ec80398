// A bare export of the same Next, one paragraph and no link: what the budgets and the bench compare with.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, tool } from '../command/run.mjs'
import { digestOf, writeTexts } from '../export/files'
import { installedVersions } from './baseline-file'

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
  const folder = `.exports/baseline-${digestOf(JSON.stringify([files, installedVersions()])).slice(0, 12)}`
  if (existsSync(folder)) return folder

  // Built elsewhere and moved when complete, so that an interrupted build is never mistaken for a complete one.
  const draft = '.exports/baseline-draft'
  rmSync(draft, { recursive: true, force: true })
  writeTexts(draft, files)
  if ((await run(tool.next, ['build', draft])) !== 0) throw new Error('The baseline could not be built.')
  renameSync(join(draft, 'out'), folder)
  rmSync(draft, { recursive: true })
  return folder
}
