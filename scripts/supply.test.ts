/** @jest-environment node */
import { faultsOf, listOf, productionPackages } from './supply.mjs'

const lockfile = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'Apache-2.0 AND MIT' },
    'node_modules/mine': { version: '1.0.0', license: 'MIT', os: ['darwin'] },
    'node_modules/tool': { version: '3.0.0', license: 'MIT', dev: true },
  },
}
const packages = productionPackages(lockfile)
const npmrc = 'save-exact=true\nignore-scripts=true\n'

test('what the site is built with in production is listed with its licence', () => {
  expect(listOf(packages)).toContain('| @b/c | 2.0.0 | Apache-2.0 AND MIT |\n| a | 1.0.0 | MIT |')
  expect(listOf(packages)).not.toContain('| tool |')
  expect(listOf(packages)).not.toContain('| mine |')
})

test('exact versions, known licences and no install scripts pass', () => {
  expect(
    faultsOf({ dependencies: { a: '1.0.0' }, devDependencies: { tool: '3.0.0' } }, packages, npmrc),
  ).toEqual([])
})

test.each([
  [{ a: '^1.0.0' }, packages, npmrc, 'exact version'],
  [{ a: 'latest' }, packages, npmrc, 'exact version'],
  [{}, [{ name: 'x', version: '1.0.0', license: 'SSPL-1.0', isForSome: false }], npmrc, 'licence SSPL-1.0'],
  [{}, [{ name: 'x', version: '1.0.0', license: undefined, isForSome: false }], npmrc, 'licence unknown'],
  [{}, Array.from({ length: 91 }, () => packages[0]), npmrc, 'at most 90'],
  [{}, packages, 'save-exact=true', 'run scripts'],
])('%o: a fault', (dependencies, held, settings, said) => {
  expect(faultsOf({ dependencies, devDependencies: {} }, held, settings).join()).toContain(said)
})
