'use client'

import { type ReactNode, useState } from 'react'
import { places, windows } from '@/lib/content/tint-laws'
import { findPlaces } from '@/lib/films/legal'
import { useMonth } from '@/lib/films/use-month'
import { LegalRow } from './legal-row'
import styles from './window-film.module.scss'

type Props = {
  /** The number of each place's note. */
  notes: Readonly<Record<string, number>>
  /** Each window, drawn, in the order of the columns. */
  drawings: readonly ReactNode[]
}

/** In the exported HTML every row shows what was checked; in the browser an outdated one says only that it is. */
export function LegalTable({ notes, drawings }: Props) {
  const now = useMonth()
  const [text, setText] = useState('')
  const found = findPlaces(text)
  const isShown = (id: string) => text.trim() === '' || found.some((place) => place.id === id)

  return (
    <div className={`sheet-card ${styles.limits}`}>
      <div className={`${styles.find} scripted`}>
        <label htmlFor="law-find">Find a place in the table</label>
        <input
          className="form-control"
          id="law-find"
          type="search"
          autoComplete="off"
          placeholder="Spain, New York…"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status">
          {text.trim() &&
            (found.length > 0
              ? `${found.length} of ${places.length} places`
              : 'Not in our list. Ask locally.')}
        </p>
      </div>
      <table>
        <caption className="visually-hidden">Least visible light by place and window</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            {windows.map(({ id, label }, i) => (
              <th key={id} scope="col">
                {drawings[i]}
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <LegalRow
              key={place.id}
              place={place}
              note={notes[place.id]}
              now={now}
              isHidden={!isShown(place.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
