// Proves that two checkouts of this commit can run flows on one machine at the same time. Arguments select the flows.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const selected = process.argv.slice(2)
const flows = selected.length > 0 ? selected : ['shop-errors', 'forms-endpoint']
const npm = process.env.npm_execpath ?? ''
const root = mkdtempSync(join(tmpdir(), 'two-checkouts-'))

function prepare(name: string): string {
  const folder = join(root, name)
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder], { stdio: 'inherit' })
  execFileSync(process.execPath, [npm, 'ci', '--prefer-offline'], { cwd: folder, stdio: 'inherit' })
  return folder
}

/** Resolves with the exit code of the flows in a checkout. */
function runFlows(folder: string): Promise<number> {
  const child = spawn(process.execPath, ['scripts/main.mjs', 'e2e', ...flows], {
    cwd: folder,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

try {
  const folders = ['first', 'second'].map(prepare)
  const codes = await Promise.all(folders.map(runFlows))
  const isPassed = codes.every((code) => code === 0)
  console.log(isPassed ? 'Both checkouts passed.' : `They ended with ${codes.join(' and ')}.`)
  process.exitCode = isPassed ? 0 : 1
} finally {
  rmSync(root, { recursive: true, force: true })
}
