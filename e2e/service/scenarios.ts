import type { ServerResponse } from 'node:http'
import { SERVICE_URL } from '../../scripts/exports'
import { breakingTexts, good, rejectedPictures } from './payloads'

/** Responds to a request, at once or once it is released. */
export type Respond = (response: ServerResponse, released: Promise<void>) => unknown

/** A host that the site is not configured for. */
export const ELSEWHERE_URL = 'http://elsewhere.test'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

const respondWith =
  (body: string): Respond =>
  (response) =>
    response.writeHead(200, JSON_TYPE).end(body)
const refuse =
  (status: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, headers).end()

export const refuseAll = refuse(500)

/** Catalogs whose rendering, loading and layout only a browser can check. */
const catalogues: Record<string, Respond> = {
  'pictures that must not load': respondWith(rejectedPictures),
  'texts that could break the page': respondWith(breakingTexts),
}

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
  'a connection that breaks in the middle of the body': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': good.length })
    response.write(good.slice(0, 20), () => response.destroy())
  },
}

const forms: Record<string, Respond> = {
  'accepts messages': refuse(202),
  'redirects messages': refuse(302, { Location: '/elsewhere' }),
}

export const scenarios: Record<string, Respond> = {
  'a catalog': respondWith(good),
  ...catalogues,
  ...failures,
  'a catalog once released': (response, released) =>
    released.then(() => respondWith(good)(response, released)),
  ...forms,
}
