import { createReadStream, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersFor } from './export/headers-file.mjs'

/**
 * Serves an export as a good static host would: addresses without a trailing slash, the headers
 * of its `_headers`, packed copies, and our own page, with status 404, for what is not there.
 */
export function createStaticServer(folder) {
  const basePath = basePathOf(folder)
  // Looks at the disk each time, so that a build while it runs is served whole.
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, dev: true })

  return createServer((request, response) => {
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? []
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeaders(new Map(Object.entries(headersFor(folder, pathname))))

    if (pathname !== '/' && pathname.endsWith('/')) {
      // One slash before the path, so that `//elsewhere` cannot lead to another host.
      response.writeHead(308, { Location: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` }).end()
    } else if (pathname === basePath || pathname.startsWith(`${basePath}/`)) {
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

/** The sub-path that an export was built for, as its own page tells it; '' for the root. */
export function basePathOf(folder) {
  try {
    const home = readFileSync(join(folder, 'index.html'), 'utf8')
    return /(?:src|href)="([^"]*)\/_next\/static\//.exec(home)?.[1] ?? ''
  } catch {
    throw new Error(`There is no export in ${folder}/ yet. Build it: npm run build`)
  }
}
