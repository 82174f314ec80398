import { IntentLink } from '@/components/ui/intent-link'
import { chosenFilm as texts } from '@/lib/content/films/chosen-film'
import { coverageTitle, readCoverage } from '@/lib/films/coverage-choice'
import { hullTitle, readHullCoverage } from '@/lib/films/hull-choice'
import { readTint, tintTitle } from '@/lib/films/tint-choice'
import { inBoth } from '@/lib/films/units'
import { unitsStore } from '@/lib/films/units-store'
import type { QuoteItem } from '@/lib/quote/quote-store'
import { FilmPicture } from './film-picture'

const titles = {
  coverage: (query: URLSearchParams) => coverageTitle(readCoverage(query)),
  tint: (query: URLSearchParams) => tintTitle(readTint(query)),
  hull: (query: URLSearchParams) => hullTitle(readHullCoverage(query), inBoth(unitsStore.get())),
}

/** A film in the quote, with its drawing and a link to change it. */
export function ChosenFilm({ item }: { item: QuoteItem }) {
  const { kind, href } = item
  const title = titles[kind](new URLSearchParams(href.split('?')[1]))
  return (
    <IntentLink className="d-block" href={href}>
      <FilmPicture item={item} />
      {texts.change(title)}
    </IntentLink>
  )
}
