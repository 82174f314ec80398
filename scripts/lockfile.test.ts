/** @jest-environment node */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const text = readFileSync('package-lock.json', 'utf8')
const entry = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  os: v.optional(v.array(v.string())),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
})
const { packages } = v.parse(v.object({ packages: v.record(v.string(), entry) }), JSON.parse(text))

/** The entry that Node would find for a package that the package at `path` requires. */
function resolved(path: string, name: string): v.InferOutput<typeof entry> | undefined {
  const found = packages[`${path && `${path}/`}node_modules/${name}`]
  return found || path === ''
    ? found
    : resolved(path.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name)
}

test('the lockfile names the packages of every platform, so that npm ci works on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !satisfies(resolved(path, name)?.version, version))
      .map(([name, version]) => `${name}@${version}`),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

/** Platform packages have the exact version of the package that lists them; for a range any version is enough. */
const satisfies = (found: string | undefined, wanted: string) =>
  found !== undefined && (found === wanted || /^[~^]/.test(wanted))

test('only packages of other platforms have no checksum, and none names its registry', () => {
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity)
  expect(unchecked.filter(([, { os }]) => !os).map(([path]) => path)).toEqual([])
  expect(text).not.toContain('"resolved"')
})
