import nextJest from 'next/jest.js'

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.exports/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/scripts/unit-setup.ts'],
})
