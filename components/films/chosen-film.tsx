import { type ReactElement, useEffect, useState } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { withDeadline } from '@/lib/browser/with-deadline'
import { chosenFilm as texts } from '@/lib/content/films/chosen-film'
import { coverageTitle, readCoverage } from '@/lib/films/coverage-choice'
import { hullTitle, readHullCoverage } from '@/lib/films/hull-choice'
import { readTint, tintTitle } from '@/lib/films/tint-choice'
import type { QuoteItem } from '@/lib/quote/quote-store'
import boat from './drawings/boat.svg'
import carSide from './drawings/car-side.svg'
import styles from './film-choices.module.scss'
import { svgElements, withParts } from './svg-elements'
import { TintView } from './tint-view'

const ART = 'd-block w-100 mb-2 rounded-2'

/** A film in the quote, with its drawing and a link to change it. */
export function ChosenFilm({ item: { kind, href } }: { item: QuoteItem }) {
  const { title, drawing } = shown[kind](new URLSearchParams(href.split('?')[1]))
  return (
    <IntentLink className="d-block" href={href}>
      {drawing}
      {texts.change(title)}
    </IntentLink>
  )
}

const shown = {
  coverage: (query: URLSearchParams) => {
    const coverage = readCoverage(query)
    return {
      title: coverageTitle(coverage),
      drawing: <PartsDrawing thing="car" src={carSide.src} on={coverage.chosen} />,
    }
  },
  tint: (query: URLSearchParams) => {
    const tint = readTint(query)
    return {
      title: tintTitle(tint),
      drawing: <TintView className={`${ART} ${styles.art}`} film={tint.film} glass={tint.glass} />,
    }
  },
  hull: (query: URLSearchParams) => {
    const hull = readHullCoverage(query)
    return { title: hullTitle(hull), drawing: <PartsDrawing thing="boat" src={boat.src} on={hull.chosen} /> }
  },
}

type DrawingProps = { thing: 'car' | 'boat'; src: string; on: readonly string[] }

/** Fetches a drawing and highlights the chosen parts. If the request fails, its space stays empty. */
function PartsDrawing({ thing, src, on }: DrawingProps) {
  const [markup, setMarkup] = useState('')

  useEffect(() => {
    const stop = new AbortController()
    withDeadline(fetchText(src, stop.signal)).then(setMarkup, () => {})
    return () => stop.abort()
  }, [src])

  return (
    <div className={`${ART} ${styles.art} ${styles[thing]}`} aria-hidden="true">
      {markup && elementsOf(markup, on)}
    </div>
  )
}

async function fetchText(src: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(src, { signal })
  return response.ok ? response.text() : ''
}

/** For a missing file, some hosts respond with status 200 and an HTML page. */
function elementsOf(markup: string, on: readonly string[]): ReactElement | null {
  return markup.startsWith('<svg ') ? svgElements(withParts(markup, on)) : null
}
