// What next.config.mjs takes from the project's TypeScript.
import { SASS_HEADER } from '@/lib/config/sass-header'
import { languagePath } from '@/lib/content/facts/languages'
import { buildSettings } from '@/lib/workshop/workshop-folder'
import { loadEnvironment } from './environment'

export function readSettings(isDev: boolean) {
  const environment = loadEnvironment({ isDev })
  const language = environment.SITE_LANGUAGE
  const workshop = buildSettings(new Date(), language)
  return {
    environment,
    language,
    path: language && languagePath(language),
    workshop,
    sassHeader: SASS_HEADER,
  }
}
