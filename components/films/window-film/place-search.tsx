import { type KeyboardEvent, useEffect, useState } from 'react'
import { takeFocus } from '@/components/ui/focus'
import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'
import { placeSearch as texts } from '@/lib/content/films/window-film/law-tool'
import { findPlaces } from '@/lib/films/legal'
import { forgetPlace } from '@/lib/films/tint-query'
import { setPlaceSearch, usePlaceSearch } from '@/lib/films/use-place-search'
import styles from './law-tool.module.scss'

type Props = { hint: string; takesFocus: boolean; onChoose: (place: PlaceId) => void }

/** A combobox for all names of a place. The legal table shows what it finds. */
export function PlaceSearch({ hint, takesFocus, onChoose }: Props) {
  const { text } = usePlaceSearch()
  const [active, setActive] = useState(-1)
  const found = findPlaces(text)
  const isOpen = found.length > 0

  // The table shows every place again once the question is answered.
  useEffect(() => () => setPlaceSearch(), [])

  function search(next: string) {
    setActive(-1)
    const ids = findPlaces(next).map(({ id }) => id)
    setPlaceSearch({ text: next, found: ids })
    // Otherwise the film would be judged, and added, by the law of the place before.
    if (next.trim() && ids.length === 0) forgetPlace()
  }
  function pressKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isOpen) {
      event.preventDefault()
      const from = step < 0 ? Math.max(active, 0) : active
      setActive((from + step + found.length) % found.length)
    }
    const place = found[Math.max(active, 0)]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && place) onChoose(place.id)
    if (event.key === 'Escape') search('')
  }

  return (
    <div className={`position-relative ${styles.search}`}>
      <label className="form-label" htmlFor="law-place">
        {texts.label}
      </label>
      <input
        className="form-control"
        ref={takesFocus ? takeFocus : undefined}
        id="law-place"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls="law-places"
        aria-activedescendant={found[active] && `law-place-${found[active].id}`}
        aria-describedby="law-place-hint"
        autoComplete="off"
        placeholder={texts.placeholder}
        value={text}
        onChange={({ target }) => search(target.value)}
        onKeyDown={pressKey}
      />
      <div
        className={`position-absolute w-100 border rounded-2 overflow-hidden ${styles.found}`}
        id="law-places"
        role="listbox"
        aria-label={texts.matches}
        hidden={!isOpen}
      >
        {found.map(({ id, name }, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
          <div
            className={`d-flex align-items-center min-h-target px-2-half ${styles.option}`}
            key={id}
            id={`law-place-${id}`}
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            onClick={() => onChoose(id)}
          >
            {name}
          </div>
        ))}
      </div>
      <p className="mt-1 mb-0 text-body-secondary fs-sm" id="law-place-hint">
        {hint}
      </p>
      <p className={isOpen || !text.trim() ? 'visually-hidden' : 'mt-2 mb-0'} role="status">
        {text.trim() && (found[0] ? texts.found(found.length, found[0].name) : texts.notListed)}
      </p>
    </div>
  )
}
