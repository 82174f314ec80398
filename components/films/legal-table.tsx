'use client'

import type { ReactNode } from 'react'
import { windowIds } from '@/lib/content/facts/films'
import { legalTable as texts } from '@/lib/content/tint-tool'
import type { Month } from '@/lib/content/words'
import { isOutdated, notCheckedSince } from '@/lib/films/law-age'
import { setPlaceSearch, useMonth, usePlaceSearch } from '@/lib/films/use-laws'
import styles from './legal-table.module.scss'

export type LawRow = {
  /** The id of the place. */
  id: string
  checkedOn: Month
  note: string | undefined
  head: ReactNode
  /** A cell for each window; `null` if our sources disagree, as the note then explains. */
  cells: ReactNode
}

type Props = {
  rows: readonly LawRow[]
  /** The caption and the table's head. */
  children: ReactNode
}

/** Shows the places that the visitor searches for in the law tool. The exported HTML shows every limit; the browser, which knows the date, replaces outdated ones with a notice. */
export function LegalTable({ rows, children }: Props) {
  const now = useMonth()
  const { found } = usePlaceSearch()
  const isFiltered = found.length > 0

  return (
    <div className={`sheet-card rounded-plate ${styles.limits}`}>
      {isFiltered && (
        <p className="d-flex d-print-none flex-wrap gap-3 align-items-center">
          {texts.found(found.length, rows.length)}
          <button className="btn btn-line" type="button" onClick={() => setPlaceSearch()}>
            {texts.showAll}
          </button>
        </p>
      )}
      <table className="w-100">
        {children}
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              isHidden={isFiltered && !found.includes(row.id)}
              isOld={now !== undefined && isOutdated(row.checkedOn, now)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { row: LawRow; isHidden: boolean; isOld: boolean }

function Row({ row: { head, note, cells, checkedOn }, isHidden, isOld }: RowProps) {
  const isStated = cells && !isOld
  return (
    <tr hidden={isHidden}>
      <th scope="row">
        {head}
        {isStated && note && <small>{note}</small>}
      </th>
      {isStated ? cells : <td colSpan={windowIds.length}>{isOld ? notCheckedSince(checkedOn) : note}</td>}
    </tr>
  )
}
