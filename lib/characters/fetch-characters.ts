import { type Character, toCharacters } from './character'
import { ask } from './exchange'
import { readText } from './read-text'

/** One deadline for the whole exchange, the body included. */
const DEADLINE_MS = 8000

// Browsers keep some failures, a redirect for ever: who tries again wants to be asked anew.
let hasFailed = false

export async function fetchCharacters(url: string): Promise<Character[]> {
  const { answer, giveUp } = ask(url, hasFailed ? 'reload' : 'default')
  hasFailed = true
  // What has come by then does not mind.
  AbortSignal.timeout(DEADLINE_MS).onabort = () => giveUp.abort()
  const response = await answer
  if (!response.ok) throw new Error('The characters service refuses', { cause: response.status })
  const characters = toCharacters(JSON.parse(await readText(response)), url)
  hasFailed = false
  return characters
}
