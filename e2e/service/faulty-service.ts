import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { SERVICE_URL } from '../../scripts/exports'
import { listen } from '../../scripts/server'
import { pending } from '../hold'
import { ELSEWHERE_URL, refuseAll, scenarios } from './scenarios'

/** The characters service and the forms endpoint, for one flow at a time. */
export type FaultyService = Awaited<ReturnType<typeof startFaultyService>>

/** Starts a proxy that knows two hosts: the service, and one that the site is not configured for. */
export async function startFaultyService() {
  let respond = refuseAll
  let allowsMessages = true
  let requests: string[] = []
  let messages: Record<string, unknown>[] = []
  let released = pending()

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { origin } = new URL(request.url ?? '', SERVICE_URL)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (origin === ELSEWHERE_URL) scenarios['a catalog']?.(response, released.done)
    else if (origin !== SERVICE_URL) request.socket.destroy()
    else if (request.method === 'OPTIONS')
      response.writeHead(204, allowsMessages ? { 'Access-Control-Allow-Headers': 'content-type' } : {}).end()
    else if (request.method === 'POST') {
      messages.push(JSON.parse(await readText(request)))
      respond(response, released.done)
    } else {
      requests.push(summaryOf(request))
      respond(response, released.done)
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  return {
    proxyUrl: `http://127.0.0.1:${await listen(server, 0)}`,
    /** Responds as named from now on. */
    begin: (scenario: string) => {
      respond = scenarios[scenario] ?? refuseAll
      allowsMessages = scenario !== 'refuses the preflight'
      requests = []
      messages = []
      released = pending()
    },
    /** The requests for characters, and the messages that forms have sent, since `begin`. */
    requests: () => requests,
    messages: () => messages,
    /** Sends the responses that are held back until then. */
    release: () => released.finish(),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function summaryOf({ method, headers }: IncomingMessage): string {
  return `${method} ${headers.cookie ?? 'without cookies'} ${headers.referer ?? 'without referrer'}`
}
