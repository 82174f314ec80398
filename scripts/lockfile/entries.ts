// The parts of package-lock.json that the scripts read; other fields of an entry are preserved.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const list = v.optional(v.array(v.string()))
const flag = v.optional(v.boolean())
const text = v.optional(v.string())

const entry = v.looseObject({
  version: text,
  integrity: text,
  license: text,
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
  dev: flag,
  devOptional: flag,
  optional: flag,
  os: list,
  cpu: list,
  libc: list,
})
const lockfile = v.looseObject({ packages: v.record(v.string(), entry) })

export type Entry = v.InferOutput<typeof entry>
export type Lockfile = v.InferOutput<typeof lockfile>

/** Returns the parsed JSON itself, not a copy, so that its keys keep their order. */
export function parseLockfile(text: string): Lockfile {
  const read: unknown = JSON.parse(text)
  if (!v.is(lockfile, read)) throw new Error('The lockfile is not one that npm 10 or newer writes.')
  return read
}

export function readLockfile(file = 'package-lock.json'): Lockfile {
  return parseLockfile(readFileSync(file, 'utf8'))
}

/** `@a/b` for `node_modules/c/node_modules/@a/b`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The paths of packages whose contents npm cannot verify; the project itself is not one. */
export function pathsWithoutChecksum({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((path) => path !== '' && !packages[path]?.integrity)
}
