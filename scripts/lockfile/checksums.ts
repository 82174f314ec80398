// npm writes a checksum for each package that it resolves, but never adds one to an entry that already exists.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execNpm } from '../command/exec-npm'
import { type Lockfile, nameOf, pathsWithoutChecksum, readLockfile } from './entries'

/** Adds the checksums that the registry has, and returns the names of those packages. */
export function addMissingChecksums(lock: Lockfile, resolve = resolveWithoutThem): string[] {
  const missing = pathsWithoutChecksum(lock)
  if (missing.length === 0) return []
  const resolved = resolve(lock)
  return missing.flatMap((path) => {
    const [entry, found] = [lock.packages[path], resolved.packages[path]]
    if (!entry || !found?.integrity || found.version !== entry.version) return []
    // In npm's own order, so that its next install does not move the line.
    lock.packages[path] = { version: entry.version, integrity: found.integrity, ...entry }
    return [nameOf(path)]
  })
}

/** Lets npm resolve the entries again, in a folder where they are missing; it installs nothing. */
function resolveWithoutThem(lock: Lockfile): Lockfile {
  const folder = mkdtempSync(join(tmpdir(), 'tersa-lockfile-'))
  try {
    const without = new Set(pathsWithoutChecksum(lock))
    const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !without.has(path)))
    for (const file of ['package.json', '.npmrc']) copyFileSync(file, join(folder, file))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
    execNpm(['install', '--package-lock-only', '--ignore-scripts'], folder)
    return readLockfile(join(folder, 'package-lock.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
