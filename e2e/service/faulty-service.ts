import { createServer, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { FAULTY_PORT } from '../../scripts/exports'
import { listen } from '../../scripts/listen'
import { type Answer, scenarios } from './scenarios'

type Flow = {
  answer: Answer
  seen: string[]
  messages: unknown[]
  released: Promise<void>
  release: () => void
}

const refuseAll: Answer = (response) => response.writeHead(500).end()

/**
 * The outside, as it can be. Each flow has a site of its own, and the browser itself names
 * that site in every request: so parallel flows never meet, and no address or header is bent.
 */
export async function startFaultyService(): Promise<() => Promise<void>> {
  const flows = new Map<string, Flow>()

  function begin(origin: string, scenario: string) {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    flows.set(origin, { answer: scenarios[scenario] ?? refuseAll, seen: [], messages: [], released, release })
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const origin = url.searchParams.get('origin') ?? request.headers.origin ?? ''
    const flow = flows.get(origin)
    response.setHeader('Access-Control-Allow-Origin', '*')

    if (url.pathname === '/control/begin') {
      begin(origin, url.searchParams.get('scenario') ?? '')
      response.end()
    } else if (url.pathname === '/control/release') {
      flow?.release()
      response.end()
    } else if (url.pathname === '/control/seen') {
      response.end(JSON.stringify(flow?.seen ?? []))
    } else if (url.pathname === '/control/messages') {
      response.end(JSON.stringify(flow?.messages ?? []))
    } else if (request.method === 'OPTIONS' && url.pathname === '/forms') {
      response.writeHead(204, { 'Access-Control-Allow-Headers': 'content-type' }).end()
    } else if (request.method === 'POST' && flow) {
      readText(request)
        .then((text) => flow.messages.push(JSON.parse(text)))
        .then((nth) => flow.answer(response, nth, flow.released))
        .catch(() => response.writeHead(400).end())
    } else if (url.pathname === '/elsewhere') {
      scenarios['good cards']?.(response, 1, Promise.resolve())
    } else if (flow) {
      flow.seen.push(lineOf(request))
      flow.answer(response, flow.seen.length, flow.released)
    } else response.writeHead(500).end()
  })
  await listen(server, FAULTY_PORT).catch(() => {
    throw new Error(
      `Port ${FAULTY_PORT} is taken, and the flows' faulty service needs it: end what listens there.`,
    )
  })
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
}

function lineOf({ method, headers }: IncomingMessage): string {
  return `${method} ${headers.cookie ?? 'without cookies'} ${headers.referer ?? 'without referrer'}`
}
