import { createStaticServer, whileServed } from '../scripts/server'
import { test as base, expect } from './fixtures'
import { type FaultyService, startFaultyService } from './service/faulty-service'

type Fixtures = {
  /** Makes the services respond as the scenario of this name, instead of with a catalog. */
  characters: (scenario: string) => void
}

type WorkerFixtures = { configuredUrl: string; service: FaultyService }

/** The site with the tests' carousel, and with services that can fail. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  configuredUrl: [
    ({ configuredFolder }, use) => whileServed(createStaticServer(configuredFolder), use),
    { scope: 'worker' },
  ],
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one
    async ({}, use) => {
      const service = await startFaultyService()
      await use(service)
      service.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ configuredUrl }, use) => use(configuredUrl),
  proxy: ({ service }, use) => use({ server: service.proxyUrl, bypass: '127.0.0.1' }),
  characters: [
    ({ service, allowTrouble }, use) => {
      service.begin('a catalog')
      allowTrouble(/http:\/\/(service|elsewhere)\.test/)
      return use(service.begin)
    },
    { auto: true },
  ],
})

export { expect }
