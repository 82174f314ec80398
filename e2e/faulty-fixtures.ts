import { FAULTY_EXPORT, FAULTY_PORT } from '../scripts/exports.mjs'
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

const SERVICE = `http://127.0.0.1:${FAULTY_PORT}`

/** The export that asks the faulty service. */
export const test = base.extend<Fixtures, { faultyUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern, an empty one included
  faultyUrl: [({}, use) => serve(FAULTY_EXPORT, use), { scope: 'worker' }],
  baseURL: ({ faultyUrl }, use) => use(faultyUrl),

  characters: async ({ baseURL, expectTrouble }, use) => {
    // To ask another origin, and to hear of its refusals, is what these flows are about.
    expectTrouble(
      new RegExp(`(127\\.0\\.0\\.1|localhost):${FAULTY_PORT}|127\\.0\\.0\\.1:9/|characters\\.invalid`),
    )
    await use(async (scenario) => {
      await fetch(`${SERVICE}/control/begin?${new URLSearchParams({ origin: baseURL ?? '', scenario })}`)
    })
  },
  requestsSeen: async ({ baseURL }, use) => {
    await use(async () => {
      const response = await fetch(
        `${SERVICE}/control/seen?${new URLSearchParams({ origin: baseURL ?? '' })}`,
      )
      return response.json()
    })
  },
  messagesReceived: async ({ baseURL }, use) => {
    await use(async () => {
      const response = await fetch(
        `${SERVICE}/control/messages?${new URLSearchParams({ origin: baseURL ?? '' })}`,
      )
      return response.json()
    })
  },
  release: async ({ baseURL }, use) => {
    await use(async () => {
      await fetch(`${SERVICE}/control/release?${new URLSearchParams({ origin: baseURL ?? '' })}`)
    })
  },
})
