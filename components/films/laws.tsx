import { type KeyboardEvent, useEffect, useState } from 'react'
import { FilmDrawing } from '@/components/editorial/pictures'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { ChevronDownIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { formatMonth } from '@/lib/config/dates'
import { messageRoute } from '@/lib/config/routes'
import type { PlaceId, WindowId } from '@/lib/content/facts/films'
import { lawDocuments, type Place, places } from '@/lib/content/facts/laws'
import { standings } from '@/lib/content/films'
import { lawQuestion, placeSearch, lawAnswer as texts } from '@/lib/content/laws'
import { glassChoice, windowNames } from '@/lib/content/tint-tool'
import { titleLanguage } from '@/lib/content/words'
import { isOutdated } from '@/lib/films/law-age'
import { findPlaces, formatLeast, lawNoteOf, verdictOf } from '@/lib/films/laws'
import { likelyPlaces } from '@/lib/films/likely-place'
import { askedWindows, changeTint, forgetPlace } from '@/lib/films/tint'
import { setPlaceSearch, useMonth, usePlaceSearch } from '@/lib/films/use-laws'
import { useTint } from '@/lib/films/use-tint'
import styles from './law-tool.module.scss'

/** Lets the visitor choose a place, unless it is known, and shows what its law says about the tint. */
export function LawFinder() {
  const tint = useTint()
  // Nothing takes the focus before the visitor has used the tool.
  const [step, setStep] = useState<'arrived' | 'asking' | 'chosen'>('arrived')
  const place = places.find(({ id }) => id === tint.place)

  // A verdict would be one on another glass than the visitor's.
  if (tint.wrongGlass !== undefined) return <p className="m-0">{glassChoice.fix}</p>
  if (!place || step === 'asking') {
    const choose = (id: PlaceId) => {
      setStep('chosen')
      changeTint({ place: id })
    }
    return <LawQuestion current={place?.id} takesFocus={step === 'asking'} onChoose={choose} />
  }
  return (
    <LawAnswer
      tint={tint}
      place={place}
      takesFocus={step === 'chosen'}
      onChangePlace={() => setStep('asking')}
    />
  )
}

const icons = { within: 'within', against: 'against', depends: 'unclear', unknown: 'unclear' } as const

type Props = {
  tint: ReturnType<typeof useTint>
  place: Place
  takesFocus: boolean
  onChangePlace: () => void
}

/** What the law of the place says about the tint, and about the other windows. */
function LawAnswer({ tint, place, takesFocus, onChangePlace }: Props) {
  const now = useMonth()
  const { legality, claim, reason } = verdictOf(place, tint, now)
  const limits = now && isOutdated(place.checkedOn, now) ? null : place.limits

  function chooseWindow(window: WindowId) {
    changeTint({ window })
    const chosen = verdictOf(place, { ...tint, window }, now)
    announce('law', () => `${chosen.claim} ${chosen.reason}`)
  }

  return (
    <>
      <div className={`align-items-center px-3 py-2-half rounded-2 ${styles.place}`}>
        <SpriteIcon name="addresses" />
        <p className="m-0">
          {tint.isLikely ? (
            <>
              {texts.seem.before}
              <b>{place.name}</b>
              {texts.seem.after}
            </>
          ) : (
            <b>{place.name}</b>
          )}
        </p>
        <button
          className={`btn p-0 min-h-target text-decoration-underline ${styles.change}`}
          type="button"
          aria-label={texts.changePlace(place.name)}
          onClick={onChangePlace}
        >
          {texts.change}
        </button>
        {tint.isLikely && <small className="text-body-secondary fs-sm">{texts.fromZone}</small>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name its controls after the verdict */}
      <div
        className="stack gap-3 pt-3-half border-top"
        ref={takesFocus ? takeFocus : undefined}
        tabIndex={-1}
        role="group"
        aria-labelledby="law-verdict"
      >
        <p className={`numeric fs-lg ${styles.verdict} ${styles[legality]}`} id="law-verdict">
          <SpriteIcon name={icons[legality]} />
          <span>
            <b>{claim}</b> {reason}
          </span>
        </p>
        <fieldset>
          <legend className="form-label">{texts.window}</legend>
          <div className={`d-grid gap-2 ${styles.windows}`}>
            {askedWindows.map((id) => (
              <label className={`position-relative ${styles.window}`} key={id}>
                <input
                  type="radio"
                  name="law-window"
                  checked={tint.window === id}
                  onChange={() => chooseWindow(id)}
                />
                <span className="d-grid align-content-start gap-1 h-100 px-2 py-2-half rounded-2">
                  <FilmDrawing name={`window-${id}`} />
                  <b>{windowNames[id]}</b>
                  {limits && <small className="numeric">{formatLeast(limits[id])}</small>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <Sources place={place} note={limits ? lawNoteOf(place) : undefined} />
      <p className="text-body-secondary fs-sm">{texts.noAdvice}</p>
    </>
  )
}

function Sources({ place, note }: { place: Place; note: string | undefined }) {
  return (
    <details className={`fs-sm ${styles.sources}`}>
      <summary>
        {texts.sources(formatMonth(place.checkedOn))}
        <ChevronDownIcon />
      </summary>
      {note && <p className="mb-2 text-body-secondary">{note}</p>}
      <ul className="mb-0 ps-3 text-body-secondary">
        {lawDocuments[place.id].map((document) => (
          <li key={document.url}>
            <a href={document.url} rel="noreferrer" lang={titleLanguage(document)}>
              {document.title}
            </a>{' '}
            ({standings[document.standing]})
          </li>
        ))}
      </ul>
    </details>
  )
}

type LawQuestionProps = {
  current: PlaceId | undefined
  takesFocus: boolean
  onChoose: (place: PlaceId) => void
}

/** The open question, with the places of the visitor's time zone first. */
function LawQuestion({ current, takesFocus, onChoose }: LawQuestionProps) {
  const likely = likelyPlaces()
  const isLikely = ({ id }: { id: PlaceId }) => likely?.includes(id)
  const groups = [
    [lawQuestion.inZone, places.filter(isLikely)],
    [lawQuestion.all, places.filter((place) => !isLikely(place))],
  ] as const

  return (
    <>
      <PlaceSearch takesFocus={takesFocus} onChoose={onChoose} hint={hintFor(likely)} />
      {groups.map(
        ([label, group]) =>
          group.length > 0 && (
            <div key={label}>
              {likely && likely.length > 0 && <p className="form-label">{label}</p>}
              <ul className="list-unstyled d-flex flex-wrap gap-2 m-0" aria-label={label}>
                {group.map(({ id, name }) => (
                  <li key={id}>
                    <button
                      className="btn btn-line fw-normal text-wrap"
                      type="button"
                      aria-current={id === current || undefined}
                      onClick={() => onChoose(id)}
                    >
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <p className="text-body-secondary fs-sm">
        {lawQuestion.notListed.before}
        <IntentLink href={messageRoute}>{lawQuestion.notListed.link}</IntentLink>
        {lawQuestion.notListed.after}
      </p>
    </>
  )
}

function hintFor(likely: readonly PlaceId[] | undefined): string {
  if (!likely) return lawQuestion.noZone
  if (likely.length === 0) return lawQuestion.noneInZone
  return likely.length > 1 ? lawQuestion.severalInZone : lawQuestion.oneInZone
}

type PlaceSearchProps = { hint: string; takesFocus: boolean; onChoose: (place: PlaceId) => void }

/** A combobox for all names of a place. The legal table shows what it finds. */
function PlaceSearch({ hint, takesFocus, onChoose }: PlaceSearchProps) {
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
        {placeSearch.label}
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
        placeholder={placeSearch.placeholder}
        value={text}
        onChange={({ target }) => search(target.value)}
        onKeyDown={pressKey}
      />
      <div
        className={`position-absolute w-100 border rounded-2 overflow-hidden ${styles.found}`}
        id="law-places"
        role="listbox"
        aria-label={placeSearch.matches}
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
        {text.trim() && (found[0] ? placeSearch.found(found.length, found[0].name) : placeSearch.notListed)}
      </p>
    </div>
  )
}
