import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

type Place = { line: number; column: number }

export type Diagnostic = { category: string; location: { path: string; start: Place; end: Place } }

/** Lints the given files in a temporary folder. */
export function lint(files: Readonly<Record<string, string>>): Diagnostic[] {
  const root = mkdtempSync(join(tmpdir(), 'lint-'))
  for (const [file, text] of Object.entries({ '.gitignore': '', ...files })) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), `${text}\n`)
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' })
  rmSync(root, { recursive: true, force: true })
  return JSON.parse(stdout).diagnostics
}
