import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/**
 * Serves an export as a good static host would: addresses without a trailing slash,
 * and our own page, with status 404, for what is not there.
 */
export function createStaticServer({ folder, basePath = '' }) {
  const files = sirv(folder, {
    etag: true,
    // Looks at the disk each time, so that a build while it runs is served whole.
    dev: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith('/_next/static/')
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  return createServer((request, response) => {
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? []
    const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)

    if (pathname !== '/' && pathname.endsWith('/')) {
      // One slash before the path, so that `//elsewhere` cannot lead to another host.
      response.writeHead(308, { Location: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` }).end()
    } else if (isInside) {
      request.url = `${pathname.slice(basePath.length) || '/'}${search}`
      files(request, response, () => sendNotFound(folder, response))
    } else {
      sendNotFound(folder, response)
    }
  })
}

function sendNotFound(folder, response) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  createReadStream(join(folder, '404.html'))
    .on('error', () => response.end('Not found'))
    .pipe(response)
}

export function portOf({ PORT = '' }) {
  const port = PORT === '' ? 3000 : Number(PORT)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`PORT is "${PORT}"; expected a number from 0 to 65535.`)
}

/** Resolves with the port once the server listens; rejects in plain words when it cannot. */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken ? new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`) : error,
      )
    })
    server.listen(port, '127.0.0.1', () => resolve(server.address().port))
  })
}

/** Rejects when the port is taken or is no port. */
export async function assertPortIsFree(port) {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}
