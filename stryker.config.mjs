// Mutation tests (docs/testing.md): `FOLDER=lib/cart npx stryker run`. Without FOLDER, another folder each day.
const folders = [
  'lib/account',
  'lib/appointment',
  'lib/carousel',
  'lib/cart',
  'lib/films',
  'lib/media',
  'lib/offer',
  'lib/parsing',
  'lib/prices',
  'lib/products',
  'lib/quote',
  'lib/session',
  'lib/storage',
  'lib/workshop',
  'components/products',
  'components/studio',
]
const today = Math.floor(Date.now() / 86_400_000)
const folder = String(process.env.FOLDER || folders[today % folders.length])

export default {
  testRunner: 'jest',
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/test-*'],
  testFiles: [`${folder}/**/*.test.{ts,tsx}`],
  // Jest reads the tests of the folder alone, and a test that a change leaves hanging ends before Stryker's own timeout.
  jest: { enableFindRelatedTests: false, config: { roots: [`<rootDir>/${folder}`], testTimeout: 5000 } },
  timeoutMS: 15_000,
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] },
  // What runs once, while a module loads, would take all tests for each change.
  ignoreStatic: true,
  thresholds: { break: folder.startsWith('lib/') ? 85 : 70 },
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
