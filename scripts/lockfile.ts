// Completes the lockfile after an install from a registry that lacks the packages of other platforms.
import { writeFileSync } from 'node:fs'
import { addMissingChecksums } from './lockfile/checksums'
import { nameOf, pathsWithoutChecksum, readLockfile } from './lockfile/entries'
import { addMissingPlatforms } from './lockfile/platforms'

const lock = readLockfile()
const added = addMissingPlatforms(lock)
const checked = addMissingChecksums(lock)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

console.log(added.length === 0 ? 'The lockfile has every platform.' : `Platforms added: ${added.join(', ')}.`)
if (checked.length > 0) console.log(`Checksums added: ${checked.join(', ')}.`)
const unchecked = pathsWithoutChecksum(lock).map(nameOf)
if (unchecked.length > 0)
  console.log(`Without a checksum, to be listed in SECURITY.md: ${unchecked.join(', ')}.`)
