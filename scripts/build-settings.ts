// What next.config.mjs takes from the project's TypeScript.
import { SASS_HEADER } from '@/lib/config/sass-header'
import { languagePath } from '@/lib/content/facts/languages'
import { hasWork, shopFinishes } from '@/lib/workshop/workshop-folder'
import { loadEnvironment } from './environment'

export function readSettings(isDev: boolean) {
  const environment = loadEnvironment({ isDev })
  const language = environment.SITE_LANGUAGE
  return {
    environment,
    language,
    path: language && languagePath(language),
    hasWork: hasWork(),
    // For the tools, which drop a wish for any other.
    FINISHES: shopFinishes().join(),
    sassHeader: SASS_HEADER,
  }
}
