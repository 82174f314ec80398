/** @jest-environment node */
import { readFileSync } from 'node:fs'

const text = readFileSync('package-lock.json', 'utf8')
const packages: Record<string, { optionalDependencies?: object }> = JSON.parse(text).packages

test('the lockfile has every platform’s packages, so that npm ci works on each', () => {
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([])
})

test('the lockfile names no registry', () => {
  expect(text).not.toContain('"resolved"')
})
