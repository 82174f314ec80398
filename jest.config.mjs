import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.exports/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/scripts/unit-setup.ts'],
})

/** Packages that ship ES modules alone, which Jest has to transform. */
const ES_MODULES = ['@thednp/dommatrix', 'entities', 'parse5', 'svg-path-commander']

export default async () => ({
  ...(await createConfig()),
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '\\.module\\.(css|scss)$'],
})
