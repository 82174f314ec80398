import { createReadStream, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/**
 * Serves an export as a good static host would: addresses without a trailing slash,
 * and our own page, with status 404, for what is not there.
 */
export function createStaticServer(folder) {
  const basePath = basePathOf(folder)
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
