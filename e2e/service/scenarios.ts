import type { ServerResponse } from 'node:http'
import { FAULTY_PORT } from '../../scripts/exports'
import { entries, good, hostileKeys, list, many, nested } from './payloads'

/** Answers the nth request of a flow, counted from 1. */
export type Answer = (response: ServerResponse, nth: number, released: Promise<void>) => unknown

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }
const ELSEWHERE = `http://localhost:${FAULTY_PORT}`

const answer =
  (body: string | Buffer, headers: Record<string, string> = JSON_TYPE): Answer =>
  (response) =>
    response.writeHead(200, headers).end(body)
const refuse =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)
const redirect = (to: string) => refuse(301, { Location: to })

/** Writes forever, or until the visitor hangs up. */
function drip(response: ServerResponse, chunk: string, everyMs: number, chunks = Number.POSITIVE_INFINITY) {
  response.writeHead(200, JSON_TYPE)
  let sent = 0
  const timer = setInterval(() => {
    response.write(chunk)
    sent += 1
    if (sent < chunks) return
    clearInterval(timer)
    response.end()
  }, everyMs)
  response.on('close', () => clearInterval(timer))
}

export const cards: Record<string, Answer> = {
  'good cards': answer(good),
  'C27 JSON that calls itself text': answer(good, { 'Content-Type': 'text/plain' }),
  'C28 a byte order mark': answer(`\uFEFF${good}`),
  'C29 bytes that are not UTF-8': answer(
    Buffer.concat([Buffer.from('{"items":[{"name":"Lus'), Buffer.from([0xff, 0xfe]), Buffer.from('"}]}')]),
  ),
  'C30 Latin-1': answer(Buffer.from('{"items":[{"name":"Nácar"}]}', 'latin1')),
  'C32 100,000 entries': answer(many),
  'C33 nesting 10,000 deep': answer(nested),
  'C34 a list at the top': answer(JSON.stringify([{ id: 1, name: 'Lustra' }])),
  'C42 own keys named like inherited ones': answer(hostileKeys),
  ...Object.fromEntries(Object.entries(entries).map(([name, held]) => [name, answer(list(...held))])),
}

export const errors: Record<string, Answer> = {
  'C01 400': refuse(400),
  'C02 401': refuse(401),
  'C02 403': refuse(403),
  'C03 404': refuse(404),
  'C04 429 with Retry-After': refuse(429, { 'Retry-After': '120' }),
  'C05 500': refuse(500),
  'C06 503 with a page': refuse(503, { 'Content-Type': 'text/html' }, '<h1>Busy</h1>'),
  'C07 204': refuse(204),
  // There are cards there, and the other origin allows it: the page's policy does not.
  'C08, C23 a redirect to an origin that is not configured': redirect(`${ELSEWHERE}/elsewhere`),
  'C09 a redirect loop': redirect('/characters'),
  'C10 a name that nobody has': redirect('http://characters.invalid/'),
  'C10 nobody listens': redirect('http://127.0.0.1:9/'),
  'C11 a reset in the middle of the body': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': good.length })
    response.write(good.slice(0, 20), () => response.destroy())
  },
  'C15 no CORS header': (response) => {
    response.removeHeader('Access-Control-Allow-Origin')
    answer(good)(response, 1, Promise.resolve())
  },
  'C24 JSON cut short': answer(good.slice(0, -5)),
  'C25 an empty body': answer(''),
  'C26 a page with 200': answer('<!doctype html><h1>Login</h1>', { 'Content-Type': 'text/html' }),
  'C31 20 MB': (response) => drip(response, 'x'.repeat(1_000_000), 5, 20),
  ...Object.fromEntries(
    ['null', '7', '"text"', 'true'].map((json) => [`C34 ${json} at the top`, answer(json)]),
  ),
  ...Object.fromEntries(
    ['{}', '{"items":null}', '{"items":{}}', '{"data":[{}]}', '{"results":[{}]}', '{"characters":[{}]}'].map(
      (json) => [`C35 ${json}`, answer(json)],
    ),
  ),
}

/** These end by the page's own deadline. */
export const hanging: Record<string, Answer> = {
  'C12 headers that never come': () => {},
  'C13 a body that never ends': (response) => response.writeHead(200, JSON_TYPE).write('{"items":['),
  'C14 one byte a second': (response) => drip(response, ' ', 1000),
  'C20 an answer after the deadline': (response) => {
    const timer = setTimeout(() => response.writeHead(200, JSON_TYPE).end(good), 9500)
    response.on('close', () => clearTimeout(timer))
  },
}

export const empty: Record<string, Answer> = {
  'C36 an empty list': answer('[]'),
  'C36 empty items': answer('{"items":[]}'),
}

const courses: Record<string, Answer> = {
  'C19 500, 200, 500': (response, nth, released) =>
    (nth === 2 ? answer(good) : refuse(500))(response, nth, released),
  'C21 an answer when it is released': (response, nth, released) =>
    released.then(() => answer(good)(response, nth, released)),
}

/** What a forms endpoint may do with a message. */
const forms: Record<string, Answer> = {
  accepts: refuse(202),
  refuses: refuse(500),
  'never answers': () => {},
  'redirects the message': (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  'refuses once': (response, nth, released) => refuse(nth === 1 ? 503 : 200)(response, nth, released),
}

export const scenarios: Record<string, Answer> = {
  ...cards,
  ...errors,
  ...hanging,
  ...empty,
  ...courses,
  ...forms,
}
