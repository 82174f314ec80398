import { NoteLink } from '@/components/ui/editorial/note-link'
import { type Month, type Place, windows } from '@/lib/content/tint-laws'
import { isOutdated, notCheckedSince } from '@/lib/films/law-age'
import { formatLimit } from '@/lib/films/legal'
import { LegalPane } from './legal-pane'
import styles from './window-film.module.scss'

type Props = {
  place: Place
  /** The number of its note. */
  note: number | undefined
  now: Month | undefined
  isHidden: boolean
}

/** A place with a pane for each window, or one sentence where nothing can be claimed. */
export function LegalRow({ place, note: number, now, isHidden }: Props) {
  const { name, code, limits, note, checkedOn } = place
  const isOld = now !== undefined && isOutdated(checkedOn, now)
  const instead = isOld ? notCheckedSince(checkedOn) : !limits && note
  return (
    <tr hidden={isHidden}>
      <th scope="row">
        <span className={styles.flag} aria-hidden="true">
          {code}
        </span>
        <span>
          {name}
          {number && <NoteLink note={number} />}
        </span>
        {limits && !isOld && note && <small>{note}</small>}
      </th>
      {limits && !instead ? (
        windows.map(({ id, label }) => (
          <td className="numeric" key={id} data-label={label}>
            <span className={styles.limit}>
              <LegalPane limit={limits[id]} />
              {typeof limits[id] === 'number' ? (
                <b>{formatLimit(limits[id])}</b>
              ) : (
                <span>{formatLimit(limits[id])}</span>
              )}
            </span>
          </td>
        ))
      ) : (
        <td colSpan={windows.length}>{instead}</td>
      )}
    </tr>
  )
}
