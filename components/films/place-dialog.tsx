import { distance } from 'fastest-levenshtein'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IntentLink } from '@/components/ui/links'
import { messageRoute } from '@/lib/config/routes'
import type { PlaceId } from '@/lib/content/facts/films'
import { type Place, places } from '@/lib/content/facts/laws'
import { otherNames } from '@/lib/content/facts/place-names'
import { placeList as texts } from '@/lib/content/tint-parts'
import { likelyPlaces } from '@/lib/films/likely-place'
import { foldText } from '@/lib/parsing/fold-text'
import styles from './tint-parts.module.scss'

type Props = {
  current: PlaceId | undefined
  onChoose: (place: PlaceId) => void
  onClose: () => void
  /** Called when the focus leaves the list. */
  onLeave: () => void
}

/** A combobox for all names of a place, with the places of the visitor's time zone first. */
export function PlaceDialog({ current, onChoose, onClose, onLeave }: Props) {
  const dialog = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const groups = groupsFor(text)
  const listed = groups.flatMap(({ found }) => found)
  const isSearch = text.trim() !== ''

  useEffect(() => dialog.current?.querySelector('input')?.focus(), [])
  function pressKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && listed.length > 0) {
      event.preventDefault()
      const from = step < 0 ? Math.max(active, 0) : active
      setActive((from + step + listed.length) % listed.length)
    }
    const place = listed[active] ?? (isSearch ? listed[0] : undefined)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && place) {
      event.preventDefault()
      onChoose(place.id)
    }
  }
  return (
    <div
      className={`position-absolute rounded-3 bg-surface ${styles.places}`}
      role="dialog"
      aria-label={texts.question}
      ref={dialog}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <label className="form-label d-block" htmlFor="place-search">
        {texts.question}
      </label>
      <input
        className="form-control"
        id="place-search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed.length > 0}
        aria-controls="place-list"
        aria-activedescendant={listed[active] && `place-${listed[active].id}`}
        autoComplete="off"
        placeholder={texts.placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(-1)
        }}
        onKeyDown={pressKey}
      />
      <div
        className={`mt-2 overflow-auto ${styles.options}`}
        role="listbox"
        id="place-list"
        aria-label={texts.matches}
        tabIndex={-1}
      >
        {groups.map(({ label, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: an optgroup belongs to a select, which cannot be searched
          <div role="group" aria-label={label} key={label}>
            <div className="fs-sm text-body-secondary fw-semibold" aria-hidden="true">
              {label}
            </div>
            {found.map(({ id, name }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
              <div
                className={`d-flex align-items-center min-h-target rounded-1 cursor-pointer ${styles.option}`}
                key={id}
                id={`place-${id}`}
                role="option"
                aria-selected={listed[active]?.id === id}
                ref={listed[active]?.id === id ? scrollIntoView : undefined}
                aria-current={id === current || undefined}
                tabIndex={-1}
                onClick={() => onChoose(id)}
              >
                {name}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="m-0 mt-2 fs-sm text-body-secondary" role="status">
        {isSearch && listed[0] ? (
          texts.found(listed.length, listed[0].name)
        ) : isSearch ? (
          <>
            {texts.notListed.before}
            <IntentLink href={messageRoute}>{texts.notListed.link}</IntentLink>
            {texts.notListed.after}
          </>
        ) : (
          texts.stays
        )}
      </p>
    </div>
  )
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function groupsFor(text: string): readonly { label: string; found: readonly Place[] }[] {
  if (text.trim() !== '') return [{ label: texts.matches, found: findPlaces(text) }]
  const likely = likelyPlaces()
  const isLikely = ({ id }: Place) => likely.includes(id)
  return [
    { label: texts.inZone, found: places.filter(isLikely) },
    { label: texts.all, found: places.filter((place) => !isLikely(place)) },
  ].filter(({ found }) => found.length > 0)
}

/** Places whose name, in English, Spanish or locally, or whose code has a word that starts with `text`. */
export function findPlaces(text: string): readonly Place[] {
  const wanted = foldText(text)
  if (wanted === '') return []
  const found = places.filter((place) => namesOf(place).some((name) => name.includes(` ${wanted}`)))
  if (found.length > 0 || wanted.length < LEAST_MISTYPED) return found
  return places.filter((place) => namesOf(place).some((name) => startsAlmost(name.trim(), wanted)))
}

/** Shorter texts with one wrong letter would find everything. */
const LEAST_MISTYPED = 4

/** Whether the name starts with the text but for one letter that is wrong, missing or too many. */
const startsAlmost = (name: string, text: string) =>
  [-1, 0, 1].some((more) => distance(name.slice(0, text.length + more), text) <= 1)

/** With a leading space, so that every word follows a space. */
const namesOf = ({ id, name }: Place) => [name, ...otherNames[id]].map((each) => ` ${foldText(each)}`)
