import { DEADLINE_MS } from '@/lib/browser/browser'
import type { Answers } from './message'

export type Post = {
  id: string
  form: string
  answers: Answers
  /** The link that opens the list; `null` without one. */
  link: string | null
  list: readonly string[]
  subject: string
  body: string
}

/**
 * `refused`: the message has certainly not been accepted. `unknown`: it may have arrived, but no response did. A refused
 * preflight is `unknown`, because a page cannot tell it from a lost response (docs/decisions/019).
 */
export type PostResult = 'sent' | 'refused' | 'unknown'

/** Never throws. */
export async function postMessage(url: string, post: Post): Promise<PostResult> {
  // Without a network nothing leaves the browser.
  if (!navigator.onLine) return 'refused'
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(post),
      // A redirected POST can arrive as a GET without the message, and get a 200 response.
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return response.ok ? 'sent' : 'refused'
  } catch {
    return 'unknown'
  }
}
