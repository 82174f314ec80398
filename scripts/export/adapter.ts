// The Next adapter: turns what `next build` has exported into the finished site.
import { dirname } from 'node:path'
import type { NextAdapter } from 'next'
import { readEnvironment } from '@/lib/config/environment'
import { builtLanguages } from '@/lib/content/facts/languages'
import { run, tool } from '../run'
import { finishExport } from './finish-export'
import { assertNext } from './html'

export const adapter: NextAdapter = {
  name: 'tersa-export',

  // Every language loads its scripts, styles and the font from the folder of the first, so that the shared ones exist once.
  // Next's own configuration cannot name the root: it reads an empty prefix as the base path.
  modifyConfig: (config) => ({ ...config, assetPrefix: config.env.BASE_PATH ?? '' }),

  async onBuildComplete({ config, outputs }) {
    // Matched by id, because the pathname includes the base path.
    const home = outputs.staticFiles.find(({ id }) => /^\/?index\.html$/.test(id))
    assertNext(home, 'The export has no index.html.')
    const environment = readEnvironment(config.env)
    await finishExport(dirname(home.filePath), environment)
    if (!environment.SITE_LANGUAGE)
      for (const language of builtLanguages(environment.LANGUAGES).slice(1)) buildLanguage(language)
  },
}

/** Builds the same code with the texts of another language, into its folder of the export. */
function buildLanguage(language: string): void {
  console.log(`Building the pages in ${language}.`)
  if (run(tool.next, ['build'], { env: { ...process.env, SITE_LANGUAGE: language } }) !== 0)
    throw new Error(`The pages in ${language} could not be built.`)
}
