import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.exports/', '<rootDir>/.stryker/'],
  moduleNameMapper: {
    '^@/lib/content/(?!facts/|words$)(.*)$': '<rootDir>/lib/content/en/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/check/unit-setup.ts'],
})

/** Packages that ship ES modules alone, which Jest has to transform. */
const ES_MODULES = ['@thednp/dommatrix', 'entities', 'lean-qr', 'parse5', 'svg-path-commander']

/** A developer's .env changes no test: the variables that next/jest reads from it are removed again. */
async function createConfigWithoutEnvFiles() {
  const given = new Set(Object.keys(process.env))
  const config = await createConfig()
  for (const name of Object.keys(process.env)) if (!given.has(name)) delete process.env[name]
  // Nor does another language of the site.
  process.env.LANGUAGES = 'en,es'
  return config
}

export default async () => ({
  ...(await createConfigWithoutEnvFiles()),
  // Long, so that no test fails only because the machine is busy.
  testTimeout: 30_000,
  // Each test counts only its own calls.
  clearMocks: true,
  // Jest's default leaves one core idle.
  maxWorkers: '100%',
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '\\.module\\.(css|scss)$'],
})
