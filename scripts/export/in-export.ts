import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** An export of these files for the time of a test. */
export function inExport(
  files: Record<string, string>,
  then: (read: (name: string) => string, folder: string) => void,
) {
  const folder = mkdtempSync(join(tmpdir(), 'tersa-export-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    then((name) => readFileSync(join(folder, name), 'utf8'), folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
