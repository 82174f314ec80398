import type { ServerResponse } from 'node:http'
import { SERVICE_URL } from '../../scripts/exports'

const list = (entries: unknown[]) => JSON.stringify({ items: entries })

const good = list([
  { id: 1, name: 'Lustra', image: 'lustra.svg', ki: '60.000.000', race: 'Lacado', affiliation: 'Taller' },
])

const breakingTexts = list(
  [
    '<img src=x onerror="window.isHacked=1"><script>window.isHacked=1</script>',
    'Lustra\u202Egpj.exe',
    `Z${'\u0301'.repeat(400)}`,
    '👩‍👩‍👧‍👦'.repeat(20),
    'x'.repeat(10_000),
    'Lus\ntra\u0000',
  ].map((name, id) => ({ id, name, race: name, affiliation: name, ki: name })),
)

/** Responds to a request, at once or once it is released. */
export type Respond = (response: ServerResponse, released: Promise<void>) => unknown

/** A host that the site is not configured for. */
export const ELSEWHERE_URL = 'http://elsewhere.test'

const respondWith =
  (body: string): Respond =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
const refuse =
  (status: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, headers).end()

export const refuseAll = refuse(500)

/** Failures that only a browser can cause; lib/shop tests all others. */
export const failures: Record<string, Respond> = {
  'status 500': refuseAll,
  // That host would respond with a catalog and allow the request; the page's policy does not.
  'a redirect to a host that is not configured': refuse(301, { Location: `${ELSEWHERE_URL}/characters` }),
  'a redirect loop': refuse(301, { Location: `${SERVICE_URL}/characters` }),
  'a response without CORS headers': (response, released) => {
    response.removeHeader('Access-Control-Allow-Origin')
    respondWith(good)(response, released)
  },
}

export const scenarios: Record<string, Respond> = {
  'a catalog': respondWith(good),
  'texts that could break the page': respondWith(breakingTexts),
  ...failures,
  'a catalog once released': (response, released) =>
    released.then(() => respondWith(good)(response, released)),
  'accepts messages': refuse(202),
}
