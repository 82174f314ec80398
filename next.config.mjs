import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('./scripts/environment')} */
const { loadEnvironment } = await tsImport('./scripts/environment.ts', import.meta.url)
// No build sends anything to anybody.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** @type {typeof import('./lib/config/sass-header')} */
const { SASS_HEADER } = await tsImport('./lib/config/sass-header.ts', import.meta.url)

/** @type {typeof import('./lib/content/facts/languages')} */
const { languagePath } = await tsImport('./lib/content/facts/languages.ts', import.meta.url)

/** @type {typeof import('./lib/workshop/workshop-folder')} */
const { buildSettings } = await tsImport('./lib/workshop/workshop-folder.ts', import.meta.url)

/** @param {string} phase @returns {import('next').NextConfig} */
export default function config(phase) {
  const isBuild = phase === PHASE_PRODUCTION_BUILD
  const environment = loadEnvironment({ isDev: phase === PHASE_DEVELOPMENT_SERVER })
  const { BASE_PATH, SITE_LANGUAGE: language } = environment
  const path = language && languagePath(language)
  const settings = buildSettings(new Date(), language)
  return {
    output: 'export',
    adapterPath: fileURLToPath(new URL('./scripts/export/adapter.mjs', import.meta.url)),
    basePath: BASE_PATH + path,
    // With `output: 'export'` this sets only the folder of the export.
    ...(isBuild && path && { distDir: `out${path}` }),
    // A plain directory server finds a page only as a folder's index.html.
    trailingSlash: environment.FOLDER_PAGES === '1',
    // A build inlines '' for a variable that is not set, so that its fallback is chosen at build time. In development Next
    // itself follows changes of .env, and serves the files that languages share below the base path as well.
    env: {
      ...(isBuild ? environment : { BASE_PATH: BASE_PATH + path, SITE_LANGUAGE: '' }),
      ...settings,
    },
    // /work is a page only if the shop's own file has pairs of pictures.
    pageExtensions: ['tsx', 'ts', ...(settings.WORKSHOP_WORK ? ['work.tsx'] : [])],
    typedRoutes: true,
    typescript: {
      // The build of the first language checks the code; `npm run check:types` checks the texts of the others.
      ignoreBuildErrors: environment.TEST_BUILD === '1' || language !== '',
      // Its paths name the folder of the language's texts.
      ...(language && { tsconfigPath: `tsconfig.${language}.json` }),
    },
    agentRules: false,
    // The tests build in a copy below the project, which has a lockfile as well.
    turbopack: { root: import.meta.dirname },
    sassOptions: {
      loadPaths: ['app/styles', 'node_modules'],
      additionalData: SASS_HEADER,
      quietDeps: true,
      // Bootstrap 5 is written with them; the rest of the project is not.
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    },
    experimental: {
      // A build of the same pages takes half the time with it. It holds one language and one base path: reading those of
      // another build takes longer than building without, so the tests' export under a sub-path has none.
      turbopackFileSystemCacheForBuild: language === '' && !(environment.TEST_BUILD && BASE_PATH),
      // The build of the first language starts the others when it has written its own site, and is still running.
      lockDistDir: language === '',
      // Groups sheets by the routes that need them. With a low request cost no route loads much of another route's styles:
      // /contact loads 12 kB instead of 19.
      cssChunking: { type: 'graph', requestCost: 1_000 },
      // Few, larger files: measured smaller and fewer on every route than the default.
      turbopackChunking: { requestCost: 5e6, minChunkSize: 2e6, maxMergeChunkSize: 5e6 },
    },
  }
}
