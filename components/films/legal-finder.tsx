import { ChoiceField } from '@/components/ui/field'
import { sources } from '@/lib/content/sources'
import { type Limit, type Place, places, type WindowId, windows } from '@/lib/films/legal'
import { darkestFilm, darkestShade } from '@/lib/films/tint'
import styles from './tint-simulator.module.scss'

type Props = {
  glass: number
  place: Place
  window: WindowId
  onChange: (part: { place?: string; window?: WindowId }) => void
}

/** The inverse: the darkest film that the law leaves room for on this glass. */
export function LegalFinder({ glass, place, window, onChange }: Props) {
  return (
    <section className={`sheet-card padded ${styles.legal}`} aria-labelledby="legal-title">
      <h2 className="h3" id="legal-title">
        The darkest film that is legal
      </h2>
      <div className={`${styles.choices} scripted`}>
        <ChoiceField
          id="legal-place"
          name="place"
          label="Place"
          choices={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={place.id}
          onChange={(chosen) => onChange({ place: chosen })}
        />
        <ChoiceField
          id="legal-window"
          name="window"
          label="Window"
          choices={windows.map(({ id, label }) => ({ value: id, label }))}
          value={window}
          onChange={(chosen) => {
            const next = windows.find(({ id }) => id === chosen)
            if (next) onChange({ window: next.id })
          }}
        />
      </div>
      <p role="status">{verdict(place.limits[window], glass)}</p>
      <p className={styles.sum}>
        {place.note} Source: {sources[place.source]}, checked in November 2026. Not legal advice; a meter at
        the roadside decides.
      </p>
    </section>
  )
}

function verdict(limit: Limit, glass: number): string {
  if (typeof limit === 'string') return `For this window: ${limit}.`
  const film = darkestFilm(limit, glass)
  const rule = `At least ${limit} % through glass and film.`
  if (film === null) return `${rule} This glass alone lets through ${glass} %: no film is legal on it.`
  const shade = darkestShade(film)
  const sale =
    shade === null ? 'None of the shades on sale is that light.' : `The darkest on sale is ${shade} %.`
  return `${rule} On glass of ${glass} % that needs film of ${film.toFixed(1)} % or lighter. ${sale}`
}
