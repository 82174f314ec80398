/** @jest-environment node */
import { dependencyProblems, listOf, productionPackages } from './licence-rules'

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

test('the list has each production package with its licence, and no development package or platform’s binary', () => {
  expect(listOf(packages)).toContain('| @b/c | 2.0.0 | Apache-2.0 AND MIT |\n| a | 1.0.0 | MIT |')
  expect(listOf(packages)).not.toContain('| tool |')
  expect(listOf(packages)).not.toContain('| mine |')
})

test('exact versions, known licences and no install scripts pass', () => {
  expect(
    dependencyProblems({ dependencies: { a: '1.0.0' }, devDependencies: { tool: '3.0.0' } }, packages, npmrc),
  ).toEqual([])
})

test.each([
  [{ a: '^1.0.0' }, packages, npmrc, 'exact version'],
  [{ a: 'latest' }, packages, npmrc, 'exact version'],
  [{}, [{ name: 'x', version: '1.0.0', license: 'SSPL-1.0', isForSome: false }], npmrc, 'licence SSPL-1.0'],
  [{}, [{ name: 'x', version: '1.0.0', license: undefined, isForSome: false }], npmrc, 'licence unknown'],
  [{}, Array.from({ length: 91 }, () => packages).flat(), npmrc, 'at most 90'],
  [{}, packages, 'save-exact=true', 'run scripts'],
])('dependencies %o are refused', (dependencies, all, settings, problem) => {
  expect(dependencyProblems({ dependencies, devDependencies: {} }, all, settings).join()).toContain(problem)
})
