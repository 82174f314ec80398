import type { SourcePages } from '@/lib/config/source-page'
import { lawDocuments } from '@/lib/content/window-film/law-documents'
import { type Place, places } from '@/lib/content/window-film/tint-laws'
import { marineSourcePages } from './marine-sources'
import { ppfSourcePages } from './ppf-sources'
import type { Source } from './sources'
import { windowSourcePages } from './window-sources'

/** The details of the film pages' sources. Import only in server components, to keep it out of the bundle. */
export const sourcePages: Partial<Record<Source, SourcePages>> = {
  ...ppfSourcePages,
  ...windowSourcePages,
  ...marineSourcePages,
  ...Object.fromEntries(places.map((place) => [place.source, lawPages(place)])),
}

function lawPages({ name, source, checkedOn }: Place): SourcePages {
  return {
    gives: `${name}: minimum light through each window`,
    checkedOn,
    pages: lawDocuments[source].map(({ title, url, standing }) => ({ title: `${title} (${standing})`, url })),
  }
}
