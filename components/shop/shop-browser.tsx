'use client'

import { type ReactNode, useState } from 'react'
import { filterCharacters } from '@/lib/characters/filter-characters'
import { useCharacters } from '@/lib/characters/use-characters'
import { CharacterGrid } from './character-grid'
import { NameFilter } from './name-filter'
import { NoMatch } from './no-match'
import styles from './shop-browser.module.scss'

type Slots = { skeleton: ReactNode; failure: ReactNode }

/** The slots are the server's work: what is always the same needs no script of its own. */
export function ShopBrowser({ skeleton, failure }: Slots) {
  const [term, setTerm] = useState('')
  const state = useCharacters()
  const shown = state.status === 'loaded' ? filterCharacters(state.characters, term) : []
  const said = state.status === 'loaded' ? `${shown.length} of ${state.characters.length}` : ''

  return (
    <>
      <div className={styles.bar}>
        <NameFilter term={term} onChange={setTerm} />
        <p className={styles.count} role="status">
          {state.status === 'loading' ? 'Loading characters…' : said}
        </p>
      </div>
      {state.status === 'loading' && skeleton}
      {state.status === 'error' && (
        <>
          {failure}
          <button className="btn btn-primary" type="button" disabled={state.isAsking} onClick={state.ask}>
            Try again
          </button>
        </>
      )}
      {state.status === 'loaded' && shown.length > 0 && <CharacterGrid characters={shown} />}
      {state.status === 'loaded' && shown.length === 0 && (
        <NoMatch term={term.trim()} onClear={() => setTerm('')} />
      )}
    </>
  )
}
