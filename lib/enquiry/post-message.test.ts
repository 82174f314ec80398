/** @jest-environment node */
import type { RequestListener } from 'node:http'
import { startTestServer } from '@/lib/browser/test-server'
import { postMessage } from './post-message'

const message = { subject: 'Hello', body: 'Name: Ana' }
const post = { id: '1', form: 'contact', answers: { name: 'Ana' }, link: null, list: ['- Hood'], ...message }

function setOnline(onLine: boolean) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } })
}
beforeEach(() => setOnline(true))

async function resultFrom(listener: RequestListener) {
  const server = await startTestServer(listener)
  try {
    return await postMessage(`${server.url}forms`, post)
  } finally {
    server.close()
  }
}

test.each([
  ...[200, 202, 204].map((status) => [status, 'sent']),
  ...[400, 403, 404, 500, 503].map((status) => [status, 'refused']),
])('status %i: %s', async (status, result) => {
  expect(await resultFrom((_request, response) => response.writeHead(Number(status)).end())).toBe(result)
})

test('the message arrives whole, as JSON', async () => {
  let body = ''
  await resultFrom((request, response) => {
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => response.end())
  })
  expect(JSON.parse(body)).toEqual(post)
})

test.each([301, 302, 307])('status %i: unknown, as a redirect may lose the message', async (status) => {
  const result = await resultFrom((request, response) =>
    request.url === '/forms'
      ? response.writeHead(status, { Location: '/elsewhere' }).end()
      : response.writeHead(200).end(),
  )
  expect(result).toBe('unknown')
})

test('offline: refused, and nothing is sent', async () => {
  setOnline(false)
  const listener = jest.fn()
  expect(await resultFrom(listener)).toBe('refused')
  expect(listener).not.toHaveBeenCalled()
})

test('a connection that breaks or is refused: unknown', async () => {
  expect(await resultFrom((request) => request.socket.destroy())).toBe('unknown')
  expect(await postMessage('http://127.0.0.1:9/forms', post)).toBe('unknown')
})

test('no response within 8 s: unknown', async () => {
  const deadline = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  expect(await resultFrom(() => deadline.abort())).toBe('unknown')
  expect(timeout.mock.calls).toEqual([[8000]])
})
