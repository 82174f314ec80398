// Mutation tests (docs/testing.md): `FOLDER=lib/cart npx stryker run`. Without FOLDER, another folder each day.
const names = 'account carousel cart films parsing products quote session storage workshop'.split(' ')
const today = Math.floor(Date.now() / 86_400_000)
const folder = process.env.FOLDER || `lib/${names[today % names.length]}`

export default {
  testRunner: 'jest',
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/test-*'],
  testFiles: [`${folder}/**/*.test.{ts,tsx}`],
  // Jest reads the tests of the folder alone, which takes about a second for each change.
  jest: { enableFindRelatedTests: false, config: { roots: [`<rootDir>/${folder}`], testTimeout: 3000 } },
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] },
  // What runs once, while a module loads, would take all tests for each change.
  ignoreStatic: true,
  thresholds: { break: 85 },
  // Names no file: Stryker would rewrite tsconfig.json with an API that TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['.next', '.exports', 'out', 'look', 'test-results'],
  incremental: true,
  incrementalFile: `.stryker/${folder.replace('/', '-')}.json`,
  tempDirName: '.stryker/tmp',
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false },
  concurrency: 1,
}
