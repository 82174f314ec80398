import { useDeferredValue } from 'react'
import useSWR from 'swr'
import type { Character } from './characters'
import { CHARACTERS_URL, fetchCharacters } from './fetch-characters'

export type CharactersState = { isFetching: boolean; fetchAgain: () => void } & (
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'loaded'; characters: readonly Character[] }
)

const RETRIES = 2

/** The cause of a refused request is its status, of which only 429 and 5xx can be temporary. */
export const isWorthRetrying = ({ cause }: Error) =>
  typeof cause !== 'number' || cause === 429 || cause >= 500

/** Characters that have loaded stay on the screen when a later request fails. */
export function useCharacters(): CharactersState {
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
