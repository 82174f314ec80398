'use client'

import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import useSWR from 'swr'
import { HeartButton } from '@/components/favourites/heart-button'
import { AddButton } from '@/components/ui/add-button'
import { Empty } from '@/components/ui/empty'
import { focusAfter, takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { SearchIcon } from '@/components/ui/icons'
import { ItemCard } from '@/components/ui/item'
import card from '@/components/ui/item-card.module.scss'
import { announce } from '@/lib/announcements/announcements'
import { CART_PRICE, emitCartAdd } from '@/lib/cart/cart'
import { characterCard, shopError, shopBrowser as texts } from '@/lib/content/shop'
import { actions } from '@/lib/content/ui'
import { type Character, filterCharacters } from '@/lib/shop/characters'
import { CHARACTERS_URL, fetchCharacters, isWorthRetrying } from '@/lib/shop/fetch-characters'
import styles from './shop-browser.module.scss'

type ShopBrowserProps = {
  /** The heading and the lead, in one row with the filter. */
  head?: ReactNode
  skeleton: ReactNode
}

/** The head and the skeleton are rendered on the server, because static markup needs no client code. */
export function ShopBrowser({ head, skeleton }: ShopBrowserProps) {
  const [term, setTerm] = useState('')
  const [cleared, setCleared] = useState(0)
  const [attempts, setAttempts] = useState(0)
  const hasRetried = useRef(false)
  const state = useCharacters()
  const isLoaded = state.status === 'loaded'
  const shown = isLoaded ? filterCharacters(state.characters, term) : []
  const count = isLoaded ? texts.count(shown.length, state.characters.length) : ''
  const statusText = state.status === 'loading' ? texts.loading : count
  const said = count ? texts.counted(count) : state.isFetching ? texts.loading : ''

  // Announced once typing pauses; a live region would read the count at every key. The error is an alert, and clears it.
  useEffect(() => announce('shop', () => said), [said])

  // A successful retry removes its button, so the focus moves to the loaded cards.
  useEffect(() => {
    if (isLoaded && hasRetried.current) takeLostFocus(findResult())
  }, [isLoaded])

  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (state.isFetching) return
    // Safari focuses a part of the page instead of a button that is clicked.
    currentTarget.focus()
    hasRetried.current = true
    setAttempts(attempts + 1)
    state.fetchAgain()
  }

  return (
    <>
      <div className={`stack row-gap-2-half column-gap-4 pt-4 ${styles.head}`}>
        {head}
        <NameFilter key={cleared} onChange={setTerm} />
      </div>
      <p
        className={`scripted min-h-line mt-1 mb-2 text-body-secondary fs-sm numeric ${styles.status} ${count ? '' : styles.loading}`}
        role="status"
        aria-live="off"
      >
        {statusText}
      </p>
      {state.status === 'loading' && skeleton}
      {state.status === 'error' && (
        <Empty isBare>
          {/* A new element for each failed attempt, or screen readers would not announce the second one. */}
          <div
            className="stack gap-2-half justify-items-center"
            key={state.isFetching ? 'fetching' : attempts}
            aria-hidden={state.isFetching}
          >
            <ShopError />
          </div>
          <button className="btn btn-primary" type="button" aria-disabled={state.isFetching} onClick={retry}>
            {actions.retry}
          </button>
        </Empty>
      )}
      {shown.length > 0 && <CharacterGrid characters={shown} />}
      {isLoaded && shown.length === 0 && (
        <NoMatch
          term={term.trim()}
          onClear={() =>
            focusAfter(() => {
              setTerm('')
              setCleared(cleared + 1)
            }, findFilter)
          }
        />
      )}
    </>
  )
}

const findFilter = () => document.getElementById('name-filter')

/** The heading of the cards, or else the field that finds none. */
const findResult = () => document.getElementById('characters-title') ?? findFilter()

function CharacterGrid({ characters }: { characters: readonly Character[] }) {
  return (
    <>
      <h2 className="visually-hidden" id="characters-title" tabIndex={-1}>
        {texts.heading}
      </h2>
      <ul className={`list-unstyled m-0 ${styles.grid}`}>
        {characters.map((character, i) => (
          <li key={character.id}>
            <CharacterCard character={character} isEager={i < 4} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shown when the filter matches nothing or the catalog is empty. */
function NoMatch({ term, onClear }: { term: string; onClear: () => void }) {
  if (term === '')
    return (
      <Empty isBare>
        <p className="lead">{texts.empty}</p>
      </Empty>
    )
  return (
    <Empty isBare>
      <h2 className={`fs-2xl ${styles.term}`}>
        {texts.noMatch.before}
        <bdi>{term}</bdi>
        {texts.noMatch.after}
      </h2>
      <p className="text-body-secondary">{texts.hint}</p>
      <button className="btn btn-line" type="button" onClick={onClear}>
        {texts.clear}
      </button>
    </Empty>
  )
}

/** The field updates at once; the cards follow in a transition. */
function NameFilter({ onChange }: { onChange: (term: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const applyInitial = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value)
  })

  // Applies text that was typed before hydration or restored by the browser.
  useEffect(() => applyInitial(), [])

  return (
    <div className={`scripted position-relative d-print-none ${styles.filter}`}>
      <label className="visually-hidden" htmlFor="name-filter">
        {texts.filter}
      </label>
      <SearchIcon />
      <input
        className="form-control"
        ref={input}
        id="name-filter"
        type="search"
        placeholder={texts.filter}
        autoComplete="off"
        onChange={({ target }) => startTransition(() => onChange(target.value))}
      />
    </div>
  )
}

function ShopError() {
  return (
    <>
      <div className="alert alert-danger" role="alert">
        <SpriteIcon name="exclamation" />
        <p lang="es">{shopError.message}</p>
      </div>
      <p className="text-body-secondary">{`${shopError.reason} ${shopError.safe}`}</p>
    </>
  )
}

type Props = { character: Character; isEager: boolean }

/** All text is untrusted: `<bdi>` isolates its direction, and long words may break. */
function CharacterCard({ character, isEager }: Props) {
  const { id, name, image, ki, race, affiliation } = character
  return (
    <ItemCard
      name={name}
      image={image}
      price={CART_PRICE}
      isEager={isEager}
      corner={<HeartButton favourite={{ id, name, image }} />}
    >
      <dl className="mb-2-half">
        <Fact name={characterCard.ki} value={ki} />
        <Fact name={characterCard.race} value={race} />
        <Fact name={characterCard.affiliation} value={affiliation} />
      </dl>
      <AddButton
        className={`btn-line ${card.quiet}`}
        name={name}
        onAdd={() => emitCartAdd({ id, name, image, price: CART_PRICE })}
      />
    </ItemCard>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt className="text-body-secondary fw-normal">{name}</dt>{' '}
      <dd className="min-w-0 m-0">
        <bdi>{value ?? '–'}</bdi>
      </dd>
    </div>
  )
}

type CharactersState = { isFetching: boolean; fetchAgain: () => void } & (
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'loaded'; characters: readonly Character[] }
)

const RETRIES = 2

/** Characters that have loaded stay on the screen when a later request fails. */
function useCharacters(): CharactersState {
  const { data, error, isValidating, mutate } = useSWR(CHARACTERS_URL, fetchCharacters, {
    revalidateOnFocus: false,
    errorRetryCount: RETRIES,
    shouldRetryOnError: isWorthRetrying,
  })
  // Deferred, so that rendering the cards does not block the visitor's input.
  const characters = useDeferredValue(data)
  const failure = useDeferredValue(error)
  const isFetching = isValidating || characters !== data || failure !== error
  const request = { isFetching, fetchAgain: () => void mutate() }
  if (characters) return { ...request, status: 'loaded', characters }
  return { ...request, status: failure ? 'error' : 'loading' }
}
