import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { formatMonth } from '@/lib/config/format-month'
import type { Place } from '@/lib/config/tint-place'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { type WindowId, windowIds } from '@/lib/content/facts/films/window-film/windows'
import { legalFinder as texts } from '@/lib/content/films/window-film/simulator'
import { windowNames } from '@/lib/content/films/window-film/windows'
import { isOutdated } from '@/lib/films/law-age'
import { legalVerdict } from '@/lib/films/legal-verdict'
import { useMonth } from '@/lib/films/use-month'
import { PlaceSearch } from './place-search'
import styles from './tint-simulator.module.scss'

/** What the server knows about a place: links to its documents, and its exceptions. */
export type Law = { sources: ReactNode; note: string | undefined }

type Props = {
  glass: number
  place: Place
  window: WindowId
  law: Law | undefined
  onChange: (part: { place?: string; window?: WindowId }) => void
}

/** The darkest film that is legal on this glass. */
export function LegalFinder({ glass, place, window, law, onChange }: Props) {
  const now = useMonth()
  const makesClaim = !now || !isOutdated(place.checkedOn, now)

  return (
    <section className="sheet-card padded stack gap-3 mt-3-half" aria-labelledby="legal-title">
      <h2 className="h3" id="legal-title">
        {texts.heading}
      </h2>
      <div className={`stack gap-3 scripted ${styles.choices}`}>
        <PlaceSearch id="legal-search" onFind={({ id }) => onChange({ place: id })} />
        <ChoiceField
          id="legal-place"
          name="place"
          label={texts.place}
          choices={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={place.id}
          onChange={(chosen) => onChange({ place: chosen })}
        />
        <ChoiceField
          id="legal-window"
          name="window"
          label={texts.window}
          choices={windowIds.map((id) => ({ value: id, label: windowNames[id] }))}
          value={window}
          onChange={(chosen) => {
            const next = windowIds.find((id) => id === chosen)
            if (next) onChange({ window: next })
          }}
        />
      </div>
      <p role="status">
        <b>{place.name}.</b> {legalVerdict(place, window, glass, now, law?.note)}
      </p>
      <p className="text-body-secondary fs-sm">
        {makesClaim && place.limits && law?.note}
        {texts.sources.before}
        {law?.sources}
        {texts.sources.after(formatMonth(place.checkedOn))}
      </p>
    </section>
  )
}
