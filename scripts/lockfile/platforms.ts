// A registry that serves only some platforms leaves the others out of the lockfile, and npm 11 then refuses to
// install from it. Their names, versions and platforms are known from the packages that list them.
import type { Entry, Lockfile } from './entries'

const PLATFORM =
  /-(android|darwin|freebsd|linux|openharmony|win32)-(x64|ia32|arm64|arm|[a-z]+[a-z\d]*)(?:-(\w+))?$/

const LIBC = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
])

/** Adds an entry for each platform's package that is missing, and returns their names. */
export function addMissingPlatforms(lock: Lockfile): string[] {
  const added: string[] = []
  for (const owner of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`
      if (lock.packages[path]) continue
      lock.packages[path] = entryOf(name, version, owner)
      added.push(name)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return added
}

function entryOf(name: string, version: string, owner: Entry): Entry {
  const [, os, cpu, abi = ''] = PLATFORM.exec(name) ?? []
  if (!os || !cpu) throw new Error(`The platform of ${name} cannot be read from its name.`)
  const libc = LIBC.get(abi)
  return {
    version,
    cpu: [cpu],
    ...(owner.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [os],
  }
}
