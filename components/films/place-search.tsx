import { type KeyboardEvent, useRef, useState } from 'react'
import type { Place } from '@/lib/config/tint-place'
import { placeSearch as texts } from '@/lib/content/films/window-film/simulator'
import { findPlaces } from '@/lib/films/legal'

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
    <div>
      <label className="form-label" htmlFor={id}>
        {texts.label}
      </label>
      <input
        className="form-control"
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={texts.placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={takeFirst}
      />
      {found.length > 0 && (
        <ul className="list-unstyled d-flex flex-wrap gap-2 mt-2 mb-0" aria-label={texts.matches}>
          {found.map((place) => (
            <li key={place.id}>
              <button className="btn btn-line" type="button" onClick={() => take(place)}>
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={found.length > 0 ? 'visually-hidden' : `mb-0 ${text.trim() && 'mt-2'}`} role="status">
        {text.trim() && (found[0] ? texts.found(found.length, found[0].name) : texts.notListed)}
      </p>
    </div>
  )
}
