// The static server of `npm start` and of the flows, and the loopback ports that servers listen on.
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parse } from 'parse5'
import sirv from 'sirv'
import { HASHED_FILES, headersFor } from './export/hosts'
import { attributeOf, elementsIn } from './export/html'

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

/** The sub-path that an export was built for, read from the URLs in its home page; '' for the root. */
export function basePathOf(folder: string): string {
  const home = join(folder, 'index.html')
  if (!existsSync(home)) throw new Error(`There is no export in ${folder}/ yet. Build it: npm run build`)
  const elements = elementsIn(parse(readFileSync(home, 'utf8')))
  const urls = elements.flatMap((element) => attributeOf(element, 'href') ?? [])
  const url = urls.find((each) => each.includes(HASHED_FILES)) ?? ''
  return url.slice(0, Math.max(0, url.indexOf(HASHED_FILES)))
}

/** Browsers try both for localhost. */
const LOOPBACK = ['127.0.0.1', '::1'] as const

/** Resolves with the port once the server listens; 0 lets the system choose one. */
export function listen(server: Server, port: number, host: string = LOOPBACK[0]): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Serves for as long as `use` runs. */
export async function whileServed<Result>(
  server: Server,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const origin = `http://127.0.0.1:${await listen(server, 0)}`
  try {
    return await use(origin)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** For servers whose port must be known before they start. */
export async function findFreePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The port in PORT, or 3000; throws if it is none, or taken on one of the loopback addresses. */
export async function freePortOf({ PORT = '' }: Record<string, string | undefined>): Promise<number> {
  const port = Number(PORT || 3000)
  if (!/^\d*$/.test(PORT) || port > 65_535)
    throw new Error(`PORT is "${PORT}"; expected a number from 0 to 65535.`)
  for (const host of LOOPBACK) {
    const probe = createServer()
    await listen(probe, port, host).catch((error) => {
      if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is taken. Choose another one with PORT.`)
      if (error.code === 'EACCES') throw new Error(`Port ${port} is reserved. Choose another one with PORT.`)
      // A machine without IPv6 cannot have a server there either.
    })
    await new Promise((resolve) => probe.close(resolve))
  }
  return port
}
