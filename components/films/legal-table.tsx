'use client'

import { type Month, type Place, places, windows } from '@/lib/content/tint-laws'
import { formatMonth, isOutdated, notCheckedSince } from '@/lib/films/law-age'
import { formatLimit } from '@/lib/films/legal'
import { useMonth } from '@/lib/films/use-month'
import { LawSources } from './law-sources'
import { SourceNote } from './source-note'

/** In the exported HTML every row shows what was checked, and when; in the browser an outdated one says only that it is. */
export function LegalTable() {
  const now = useMonth()
  return (
    <>
      <div className="sheet-card table-card">
        <table className="table table-stacked">
          <caption className="visually-hidden">Least visible light transmission by place and window</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              {windows.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <LegalRow key={place.id} place={place} now={now} />
            ))}
          </tbody>
        </table>
      </div>
      <SourceNote>Not legal advice. Where sources disagree, ask locally.</SourceNote>
    </>
  )
}

function LegalRow({ place, now }: { place: Place; now: Month | undefined }) {
  const { name, limits, note, source, checkedOn } = place
  const isOld = now !== undefined && isOutdated(checkedOn, now)
  const instead = isOld ? notCheckedSince(checkedOn) : !limits && note
  return (
    <tr>
      <th scope="row">{name}</th>
      {limits && !instead ? (
        windows.map(({ id, label }) => (
          <td key={id} data-label={label}>
            {formatLimit(limits[id])}
          </td>
        ))
      ) : (
        <td colSpan={windows.length}>{instead}</td>
      )}
      <td data-label="Source">
        <span>
          <LawSources source={source} />. Checked in {formatMonth(checkedOn)}. {limits && !isOld && note}
        </span>
      </td>
    </tr>
  )
}
