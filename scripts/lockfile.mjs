// A registry that serves only some platforms leaves the others out of the lockfile, and `npm ci` of
// npm 11 then refuses it everywhere. This writes them in, from the names that their owners give.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const PLATFORM =
  /-(android|darwin|freebsd|linux|openharmony|win32)-(x64|ia32|arm64|arm|[a-z]+[a-z\d]*)(?:-(\w+))?$/

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const added = []

for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    if (lock.packages[path]) continue
    const [, os, cpu, abi = ''] = PLATFORM.exec(name) ?? []
    if (!os) throw new Error(`${name} does not tell its platform`)
    const libc = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }[abi]
    lock.packages[path] = {
      version,
      cpu: [cpu],
      ...(owner.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      optional: true,
      os: [os],
    }
    added.push(name)
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'The lockfile has every platform.' : `Written in: ${added.join(', ')}`)
