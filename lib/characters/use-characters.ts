import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { fetchCharacters } from './fetch-characters'
import type { Character } from './read-characters'
import { isWorthRetrying, RETRIES } from './retry'
import { CHARACTERS_URL } from './service-url'

export type CharactersState = { isAsking: boolean; ask: () => void } & (
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'loaded'; characters: readonly Character[] }
)

/** What is on the screen wins over a later failure. */
export function useCharacters(): CharactersState {
  const { data, error, isValidating, mutate } = useSWR(CHARACTERS_URL, fetchCharacters, {
    revalidateOnFocus: false,
    errorRetryCount: RETRIES,
    shouldRetryOnError: isWorthRetrying,
  })
  // To make all the cards at once would hold up what a visitor does meanwhile.
  const characters = useDeferredValue(data)
  const failure = useDeferredValue(error)
  const isAsking = isValidating || characters !== data || failure !== error
  const asking = { isAsking, ask: () => void mutate() }
  if (characters) return { ...asking, status: 'loaded', characters }
  return { ...asking, status: failure ? 'error' : 'loading' }
}
