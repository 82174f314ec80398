import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { createStaticServer, whileServed } from '../../scripts/server'
import { test as base, expect } from '../fixtures'
import { pending } from '../hold'

type Host = {
  url: string
  serve: (folder: string) => void
  isGone: boolean
  /** Delays the worker's file until the returned function is called. */
  holdWorker: () => () => void
}

/** Each flow gets a separate host, which can serve another export later. */
export const test = base.extend<{ host: Host; goOffline: () => Promise<void> }>({
  host: async ({ siteFolder }, use) => {
    let site = createStaticServer(siteFolder)
    let workerReleased = Promise.resolve()
    const host: Host = {
      url: '',
      isGone: false,
      holdWorker: () => {
        const { done, finish } = pending()
        workerReleased = done
        return finish
      },
      serve: (folder) => {
        site = createStaticServer(folder)
      },
    }
    const server = createServer(async (request, response) => {
      if (request.url === '/sw.js') await workerReleased
      if (host.isGone) request.socket.destroy()
      else site.emit('request', request, response)
    })
    await whileServed(server, (url) => {
      host.url = url
      return use(host)
    })
  },
  baseURL: ({ host }, use) => use(host.url),
  // Some engines leave a worker online, so the host refuses requests as well.
  goOffline: async ({ context, host, allowTrouble }, use) => {
    await use(async () => {
      allowTrouble(new RegExp(`^(request|exception|response): .*${host.url}/`))
      host.isGone = true
      await context.setOffline(true)
    })
  },
})

/** One of the last files that the worker fetches, after dozens of others. */
const LAST_FILE = '/drawings/window-inside-night.svg'

/** Waits until the worker has cached a URL, by default all that it fetches. A failure lists what is missing. */
export async function untilCached(page: Page, path?: string) {
  const missing = async () => {
    const { cached, later } = await pathsIn(page)
    return (path ? [path] : [LAST_FILE, ...later]).filter((each) => !cached.includes(each))
  }
  await expect.poll(missing).toEqual([])
}

/** What is cached, and what cached scripts load later, which the worker fetches after the files that a page names. */
const pathsIn = (page: Page) =>
  page.evaluate(async () => {
    const [cached, later]: [string[], string[]] = [[], []]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url)
        cached.push(pathname)
        const [folder = '', script] = pathname.split('static/')
        if (!script?.endsWith('.js')) continue
        const text = (await (await cache.match(request))?.text()) ?? ''
        const files = text.match(/static\/(chunks|media)\/[\w.~-]+\.(js|css|svg)/g) ?? []
        later.push(...files.map((file) => folder + file))
      }
    }
    return { cached, later }
  })

/** The scope and the file of each worker. */
export const registeredWorkers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
  )
