/** @jest-environment node */
import type { RequestListener } from 'node:http'
import { startTestServer } from '@/lib/browser/test-server'
import { postMessage } from './post-message'

const post = {
  id: '1',
  form: 'contact',
  answers: { name: 'Ana' },
  list: [],
  subject: 'Hello',
  body: 'Name: Ana',
}

function setOnline(onLine: boolean) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } })
}
beforeEach(() => setOnline(true))

async function answeredBy(listener: RequestListener) {
  const server = await startTestServer(listener)
  try {
    return await postMessage(`${server.url}forms`, post)
  } finally {
    server.close()
  }
}

test.each([200, 202, 204])('%i: sent', async (status) => {
  expect(await answeredBy((_request, response) => response.writeHead(status).end())).toBe('sent')
})

test.each([400, 403, 404, 500, 503])('%i: refused', async (status) => {
  expect(await answeredBy((_request, response) => response.writeHead(status).end())).toBe('refused')
})

test('the message arrives whole, as JSON', async () => {
  let body = ''
  await answeredBy((request, response) => {
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => response.end())
  })
  expect(JSON.parse(body)).toEqual(post)
})

test.each([301, 302, 307])(
  '%i: unknown, for what is redirected may arrive without the message',
  async (status) => {
    const said = await answeredBy((request, response) =>
      request.url === '/forms'
        ? response.writeHead(status, { Location: '/elsewhere' }).end()
        : response.writeHead(200).end(),
    )
    expect(said).toBe('unknown')
  },
)

test('offline: refused, for nothing is sent', async () => {
  setOnline(false)
  const listener = jest.fn()
  expect(await answeredBy(listener)).toBe('refused')
  expect(listener).not.toHaveBeenCalled()
})

test('a connection that breaks, and nobody there: unknown', async () => {
  expect(await answeredBy((request) => request.socket.destroy())).toBe('unknown')
  expect(await postMessage('http://127.0.0.1:9/forms', post)).toBe('unknown')
})

test('an endpoint that does not respond within its deadline of 8 s: unknown', async () => {
  const deadline = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  expect(await answeredBy(() => deadline.abort())).toBe('unknown')
  expect(timeout.mock.calls).toEqual([[8000]])
})
