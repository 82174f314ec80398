import type { ReactNode } from 'react'
import { sheetTitle } from '@/components/quote/sheet-title'
import { SheetDrawing } from '@/components/quote/vehicle-sheet'
import { ACT, IntentLink } from '@/components/ui/links'
import { useVisit } from '@/lib/appointment/use-visit'
import { placesElsewhere, type VisitPlace } from '@/lib/appointment/visit'
import { visitFilms } from '@/lib/appointment/visit-films'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { whatFor as texts } from '@/lib/content/visit'
import { withUnits } from '@/lib/content/words'
import { paintedAs } from '@/lib/films/paint'
import { unitsStore } from '@/lib/films/units'
import { groupFilms, keyOfThing } from '@/lib/quote/groups'
import styles from './visit.module.scss'

type Props = {
  places: readonly VisitPlace[]
  /** In place of a list that has no film. */
  none: ReactNode
}

/** Each vehicle and boat of the visit with its films in a sentence. */
export function VisitList({ places, none }: Props) {
  const { query, quote, place } = useVisit(places)
  // Renders again when the units change.
  useStoredValue(unitsStore)
  const { films, url } = visitFilms(query, quote)
  const groups = groupFilms(films).filter(({ kind }) => kind !== 'unreadable')
  if (groups.length === 0) return none
  return (
    <ul className="list-unstyled stack gap-3">
      {groups.map((group) => {
        const title = sheetTitle(group, true)
        const elsewhere = placesElsewhere(place, places, group.choices.flat())
        return (
          <li
            className={`d-grid gap-3 align-items-center ${styles.thing}`}
            key={keyOfThing(group)}
            {...paintedAs(group.paint)}
          >
            <SheetDrawing group={group} />
            <div>
              <b className="fw-semibold">
                <bdi>{withUnits(title)}</bdi>
              </b>
              {elsewhere.length > 0 && (
                <p className="m-0 text-body-secondary fs-sm">{texts.elsewhere(elsewhere)}</p>
              )}
              <p className="m-0 fs-sm">
                <IntentLink className={ACT} href={url ?? '/contact'} aria-label={texts.changeNamed(title)}>
                  {texts.change}
                </IntentLink>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
