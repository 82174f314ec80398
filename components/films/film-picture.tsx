import { useEffect, useState } from 'react'
import { withDeadline } from '@/lib/browser/with-deadline'
import { readCoverage } from '@/lib/films/coverage-choice'
import { readHullCoverage } from '@/lib/films/hull-choice'
import { readTint } from '@/lib/films/tint-choice'
import type { QuoteItem, QuoteKind } from '@/lib/quote/quote-store'
import boat from './drawings/boat.svg'
import { fetchDrawing } from './fetch-drawing'
import styles from './film-choices.module.scss'
import { svgElements, withParts } from './svg-elements'
import { TintView } from './tint-view'
import { vehicleFiles } from './vehicle-files'

const ART = 'd-block w-100 mb-2 rounded-2'

/** A film in the quote as a picture: the chosen vehicle or the boat with its covered parts, or the tinted view. */
export function FilmPicture({ item: { kind, href } }: { item: QuoteItem }) {
  return pictures[kind](new URLSearchParams(href.split('?')[1]))
}

const pictures: Record<QuoteKind, (query: URLSearchParams) => React.ReactElement> = {
  coverage: (query) => {
    const { chosen, vehicle } = readCoverage(query)
    return <PartsDrawing thing="car" src={vehicleFiles[vehicle.drawing].side.src} on={chosen} />
  },
  tint: (query) => {
    const { film, glass } = readTint(query)
    return <TintView className={`${ART} ${styles.art}`} film={film} glass={glass} />
  },
  hull: (query) => <PartsDrawing thing="boat" src={boat.src} on={readHullCoverage(query).chosen} />,
}

type DrawingProps = { thing: 'car' | 'boat'; src: string; on: readonly string[] }

/** Fetches a drawing and highlights the chosen parts. If the request fails, its space stays empty. */
function PartsDrawing({ thing, src, on }: DrawingProps) {
  const [markup, setMarkup] = useState('')

  useEffect(() => {
    let isCurrent = true
    withDeadline(fetchDrawing(src)).then(
      (loaded) => isCurrent && setMarkup(loaded),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [src])

  return (
    <div className={`${ART} ${styles.art} ${styles[thing]}`} aria-hidden="true">
      {markup && svgElements(withParts(markup, on))}
    </div>
  )
}
