import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parse } from 'parse5'
import sirv from 'sirv'
import { headersFor } from '../export/hosts/headers-file'
import { attributeOf, elementsIn } from '../export/html'

/**
 * Serves an export as a good static host would: URLs without a trailing or double slash, the headers of its
 * `_headers`, compressed copies, and our own 404 page.
 */
export function createStaticServer(folder: string): Server {
  const basePath = basePathOf(folder)
  // Reads the disk for each request, so that a new build is served without a restart.
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, dev: true })

  return createServer((request, response) => {
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? []
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeaders(new Map<string, string>(Object.entries(headersFor(folder, pathname))))

    if (/^\/[/\\]|.\/$/.test(pathname)) {
      // One slash before the path, so that `//elsewhere` cannot redirect to another host.
      response.writeHead(308, { Location: `/${pathname.replace(/^[/\\]+|\/+$/g, '')}${search}` }).end()
    } else if (pathname === basePath || pathname.startsWith(`${basePath}/`)) {
      request.url = `${pathname.slice(basePath.length) || '/'}${search}`
      files(request, response, () => sendNotFound(folder, request.url, response))
    } else {
      sendNotFound(folder, '/', response)
    }
  })
}

/** The page of the language in whose folder the URL is. */
function sendNotFound(folder: string, url = '/', response: ServerResponse): void {
  const [, language = ''] = /^\/([a-z]{2})\//.exec(url) ?? []
  const own = join(folder, language, '404.html')
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  createReadStream(existsSync(own) ? own : join(folder, '404.html'))
    .on('error', () => response.end('Not found'))
    .pipe(response)
}

const NEXT_FILES = '/_next/static/'

/** The sub-path that an export was built for, read from the URLs in its home page; '' for the root. */
export function basePathOf(folder: string): string {
  const urls = elementsIn(parse(readHome(folder))).flatMap((element) => attributeOf(element, 'href') ?? [])
  const url = urls.find((each) => each.includes(NEXT_FILES)) ?? ''
  return url.slice(0, Math.max(0, url.indexOf(NEXT_FILES)))
}

function readHome(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8')
  } catch {
    throw new Error(`There is no export in ${folder}/ yet. Build it: npm run build`)
  }
}
