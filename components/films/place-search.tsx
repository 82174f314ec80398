import { type KeyboardEvent, useRef, useState } from 'react'
import type { Place } from '@/lib/config/tint-place'
import { findPlaces } from '@/lib/films/legal'
import styles from './place-search.module.scss'

const NOT_LISTED = 'Not in our list. Ask locally.'

type Props = { id: string; onFind: (place: Place) => void }

/** Searches all names of a place. Each match is a button; Enter selects the first. */
export function PlaceSearch({ id, onFind }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const found = findPlaces(text)

  function take(place: Place) {
    onFind(place)
    setText('')
    // Clearing the search removes the focused button.
    input.current?.focus()
  }
  function takeFirst(event: KeyboardEvent) {
    const [first] = found
    if (event.key === 'Enter' && first) take(first)
  }

  return (
    <div className={styles.search}>
      <label className="form-label" htmlFor={id}>
        Find a place
      </label>
      <input
        className="form-control"
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder="Spain, New York…"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={takeFirst}
      />
      {found.length > 0 && (
        <ul className="d-flex flex-wrap" aria-label="Places found">
          {found.map((place) => (
            <li key={place.id}>
              <button className="btn btn-line" type="button" onClick={() => take(place)}>
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={found.length > 0 ? 'visually-hidden' : undefined} role="status">
        {text.trim() && (found[0] ? `${found.length} found. Press Enter for ${found[0].name}.` : NOT_LISTED)}
      </p>
    </div>
  )
}
