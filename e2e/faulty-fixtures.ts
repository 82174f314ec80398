import { FAULTY_EXPORT, FAULTY_PORT } from '../scripts/exports'
import { test as base, serve } from './fixtures'

type Fixtures = {
  /** What the outside answers from now on, to this flow alone. */
  characters: (scenario: string) => Promise<void>
  /** What it has been asked since then. */
  requestsSeen: () => Promise<string[]>
  /** The messages that the forms have sent. */
  messagesReceived: () => Promise<Record<string, unknown>[]>
  /** Lets go of an answer that waits for it. */
  release: () => Promise<void>
}

/** Commands the service on behalf of one flow, which it knows by its origin. */
function command(action: string, origin = '', rest: Record<string, string> = {}) {
  const query = new URLSearchParams({ origin, ...rest })
  return fetch(`http://127.0.0.1:${FAULTY_PORT}/control/${action}?${query}`)
}

/** The export that asks the faulty service. */
export const test = base.extend<Fixtures, { faultyUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one
  faultyUrl: [({}, use) => serve(FAULTY_EXPORT, use), { scope: 'worker' }],
  baseURL: ({ faultyUrl }, use) => use(faultyUrl),

  characters: async ({ baseURL, expectTrouble }, use) => {
    // To ask another origin, and to hear of its refusals, is what these flows are about.
    expectTrouble(
      new RegExp(`(127\\.0\\.0\\.1|localhost):${FAULTY_PORT}|127\\.0\\.0\\.1:9/|characters\\.invalid`),
    )
    await use(async (scenario) => void (await command('begin', baseURL, { scenario })))
  },
  requestsSeen: ({ baseURL }, use) => use(async () => (await command('seen', baseURL)).json()),
  messagesReceived: ({ baseURL }, use) => use(async () => (await command('messages', baseURL)).json()),
  release: ({ baseURL }, use) => use(async () => void (await command('release', baseURL))),
})
