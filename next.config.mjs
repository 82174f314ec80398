import { createJiti } from 'jiti'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const { readEnvironment } = await createJiti(import.meta.url).import('./lib/content/environment.ts')
const environment = readEnvironment(process.env)

/** @returns {import('next').NextConfig} */
export default (phase) => ({
  output: 'export',
  basePath: environment.BASE_PATH,
  // A plain directory server knows no page but a folder's index.html.
  trailingSlash: environment.FOLDER_PAGES === '1',
  // In a build what is not set is '' for good, so that the choice between it and its default need not go out. Live, Next
  // itself follows what is changed in .env.
  env: phase === PHASE_PRODUCTION_BUILD ? environment : { BASE_PATH: environment.BASE_PATH },
  typedRoutes: true,
  agentRules: false,
  sassOptions: {
    loadPaths: ['app/styles', 'node_modules'],
    quietDeps: true,
    // Bootstrap 5 is written with them; the rest of the project is not.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  experimental: {
    // Then scripts/export/merge-styles.mjs: measured fewer files, and smaller on most routes, than any setting alone.
    cssChunking: { type: 'graph', requestCost: 20_000, weightDistribution: 0.3 },
    // Few, larger files: measured smaller and fewer on every route than the default.
    turbopackChunking: { requestCost: 5e6, minChunkSize: 2e6, maxMergeChunkSize: 5e6 },
  },
})
