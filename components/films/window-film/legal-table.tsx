'use client'

import { type ReactNode, useState } from 'react'
import type { Month } from '@/lib/config/sources'
import { windowIds } from '@/lib/content/facts/films/window-film/windows'
import { legalTable as texts } from '@/lib/content/films/window-film/legal-table'
import { placeSearch } from '@/lib/content/films/window-film/simulator'
import { isOutdated, notCheckedSince } from '@/lib/films/law-age'
import { findPlaces } from '@/lib/films/legal'
import { useMonth } from '@/lib/films/use-month'
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

/** The exported HTML shows every limit; the browser, which knows the date, replaces outdated ones with a notice. */
export function LegalTable({ rows, children }: Props) {
  const now = useMonth()
  const [text, setText] = useState('')
  const found = findPlaces(text)
  const isFiltered = text.trim() !== ''

  return (
    <div className={`sheet-card rounded-plate ${styles.limits}`}>
      <div className={`scripted stack d-print-none gap-2 pb-3 ${styles.find}`}>
        <label className="fw-semibold fs-sm" htmlFor="law-find">
          {texts.find}
        </label>
        <input
          className="form-control"
          id="law-find"
          type="search"
          autoComplete="off"
          placeholder={placeSearch.placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="text-body-secondary fs-sm" role="status">
          {isFiltered && (found.length > 0 ? texts.found(found.length, rows.length) : placeSearch.notListed)}
        </p>
      </div>
      <table className="w-100">
        {children}
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              isHidden={isFiltered && !found.some(({ id }) => id === row.id)}
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
