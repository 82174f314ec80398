import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('./scripts/build-settings')} */
const { readSettings } = await tsImport('./scripts/build-settings.ts', import.meta.url)
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** @param {string} phase @returns {import('next').NextConfig} */
export default function config(phase) {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER
  const { environment, language, path, hasWork, FINISHES, sassHeader } = readSettings(isDev)
  const { BASE_PATH, FOLDER_PAGES, TEST_BUILD } = environment
  return {
    output: 'export',
    adapterPath: fileURLToPath(new URL('./scripts/export/adapter.mjs', import.meta.url)),
    basePath: BASE_PATH + path,
    // With `output: 'export'` this is the folder of the export.
    ...(!isDev && path && { distDir: `out${path}` }),
    // A plain directory server finds a page only as a folder's index.html.
    trailingSlash: FOLDER_PAGES === '1',
    // In development Next itself reads .env, and also serves the files that languages share.
    env: {
      FINISHES,
      ...(isDev
        ? { BASE_PATH: BASE_PATH + path, LANGUAGES: environment.LANGUAGES, SITE_LANGUAGE: '' }
        : environment),
    },
    // /work is a page only if the shop's own file has pairs of pictures.
    pageExtensions: ['tsx', 'ts', ...(hasWork ? ['work.tsx'] : [])],
    typedRoutes: true,
    typescript: {
      // The build of the first language checks the code, `npm run check:types` the texts of the others.
      ignoreBuildErrors: TEST_BUILD === '1' || language !== '',
      ...(language && { tsconfigPath: `tsconfig.${language}.json` }),
    },
    agentRules: false,
    // The tests build in a copy below the project, which has a lockfile as well.
    turbopack: { root: import.meta.dirname },
    sassOptions: {
      loadPaths: ['app/styles', 'node_modules'],
      additionalData: sassHeader,
      quietDeps: true,
      // Bootstrap 5 is written with them.
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    },
    experimental: {
      // Decision 061 says what each of them saves.
      turbopackFileSystemCacheForBuild: language === '' && !(TEST_BUILD && BASE_PATH),
      lockDistDir: language === '',
      cssChunking: { type: 'graph', requestCost: 1_000 },
      turbopackChunking: { requestCost: 5e6, minChunkSize: 2e6, maxMergeChunkSize: 5e6 },
    },
  }
}
