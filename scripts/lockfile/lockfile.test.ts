/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { addMissingChecksums } from './checksums'
import { type Lockfile, nameOf, parseLockfile, pathsWithoutChecksum, readLockfile } from './entries'
import { addMissingPlatforms } from './platforms'

const text = readFileSync('package-lock.json', 'utf8')

test('the lockfile has every platform’s packages, so that npm ci works on each', () => {
  const { packages } = readLockfile()
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([])
})

test('the lockfile names no registry', () => {
  expect(text).not.toContain('"resolved"')
})

test('SECURITY.md lists exactly the packages without a checksum', () => {
  const [, list = ''] =
    /## Packages without a checksum\n([\s\S]*?)(?=\n## |$)/.exec(readFileSync('SECURITY.md', 'utf8')) ?? []
  const listed = Array.from(list.matchAll(/^- `([^`]+)`$/gm), ([, name]) => name)
  expect(listed).toEqual([...new Set(pathsWithoutChecksum(readLockfile()).map(nameOf))].sort())
})

test('reading and writing the lockfile does not change its text', () => {
  expect(`${JSON.stringify(parseLockfile(text), null, 2)}\n`).toBe(text)
})

const incomplete = (): Lockfile => ({
  packages: {
    'node_modules/tool': {
      version: '2.0.0',
      integrity: 'sha512-tool',
      dev: true,
      optionalDependencies: { '@tool/cli-linux-arm64-musl': '2.0.0', '@tool/cli-win32-x64': '2.0.0' },
    },
    'node_modules/@tool/cli-win32-x64': { version: '2.0.0', cpu: ['x64'], optional: true, os: ['win32'] },
  },
})

test('a missing platform is added with the fields that its name implies, and only once', () => {
  const lock = incomplete()
  expect(addMissingPlatforms(lock)).toEqual(['@tool/cli-linux-arm64-musl'])
  expect(lock.packages['node_modules/@tool/cli-linux-arm64-musl']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(addMissingPlatforms(lock)).toEqual([])
})

test('a checksum that npm finds is added; one of another version, or none, is not', () => {
  const find = (version: string, integrity?: string) => () => ({
    packages: { 'node_modules/@tool/cli-win32-x64': { version, ...(integrity && { integrity }) } },
  })
  const path = 'node_modules/@tool/cli-win32-x64'
  const lock = incomplete()
  expect(addMissingChecksums(lock, find('2.0.0'))).toEqual([])
  expect(addMissingChecksums(lock, find('2.0.1', 'sha512-new'))).toEqual([])
  expect(pathsWithoutChecksum(lock)).toEqual([path])
  expect(addMissingChecksums(lock, find('2.0.0', 'sha512-win'))).toEqual(['@tool/cli-win32-x64'])
  expect(JSON.stringify(lock.packages[path])).toMatch(/^{"version":"2.0.0","integrity":"sha512-win","cpu"/)
  expect(pathsWithoutChecksum(lock)).toEqual([])
})
