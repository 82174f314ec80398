'use client'

import { memo, type ReactNode, useDeferredValue } from 'react'
import { windowIds } from '@/lib/content/facts/films'
import type { Month } from '@/lib/content/words'
import { isOld, outdatedNote } from '@/lib/films/laws'
import { useMonth, useTint } from '@/lib/films/use-tint'
import styles from './light-limits.module.scss'

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
export function LightLimits({ rows, children }: Props) {
  const now = useMonth()
  // The tool answers first.
  const place = useDeferredValue(useTint().place)

  return (
    <table className={`w-100 fs-sm ${styles.limits}`}>
      {children}
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isCurrent={row.id === place} isPast={isOld(row, now)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: LawRow; isCurrent: boolean; isPast: boolean }

const Row = memo(function Row({ row: { head, note, cells, checkedOn }, isCurrent, isPast }: RowProps) {
  const isStated = cells && !isPast
  return (
    <tr aria-current={isCurrent || undefined}>
      <th scope="row">
        {head}
        {isStated && note && <small>{note}</small>}
      </th>
      {isStated ? cells : <td colSpan={windowIds.length}>{isPast ? outdatedNote(checkedOn) : note}</td>}
    </tr>
  )
})
