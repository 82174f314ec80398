import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.exports/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/scripts/unit-setup.ts'],
})

/** Packages that ship ES modules alone, which Jest has to transform. */
const ES_MODULES = ['@thednp/dommatrix', 'entities', 'lean-qr', 'parse5', 'svg-path-commander']

export default async () => ({
  ...(await createConfigWithoutEnvFiles()),
  // Time is no part of a verdict; a busy machine is slow.
  testTimeout: 30_000,
  // Jest's default leaves one core idle.
  maxWorkers: '100%',
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '\\.module\\.(css|scss)$'],
})
