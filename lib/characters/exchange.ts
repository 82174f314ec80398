/** A question to the service, and what gives it up. */
export type Exchange = { answer: Promise<Response>; giveUp: AbortController }

declare global {
  interface Window {
    /** Asked by the page itself before its code was there (scripts/export/catalogue-script.js). */
    asked?: Exchange | undefined
  }
}

// A plain request, without headers of our own: it causes no preflight and says nothing of the visitor.
export function ask(url: string, cache: RequestCache): Exchange {
  const early = window.asked
  window.asked = undefined
  if (early) return early
  const giveUp = new AbortController()
  const answer = fetch(url, {
    cache,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: giveUp.signal,
  })
  return { answer, giveUp }
}
