import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

const LOOPBACK = ['127.0.0.1', '::1'] as const

export function portOf({ PORT = '' }: Record<string, string | undefined>): number {
  const port = PORT === '' ? 3000 : Number(PORT)
  if (/^\d*$/.test(PORT) && port < 65_536) return port
  throw new Error(`PORT is "${PORT}"; expected a number from 0 to 65535.`)
}

/** Resolves with the port once the server listens; 0 lets the system choose one. */
export function listen(server: Server, port: number, host: string = LOOPBACK[0]): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = codeOf(error) === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken. Choose another one with PORT.`) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
      else reject(new Error(`The server listens on ${address}, which is not a port.`))
    })
  })
}

/** Serves for as long as `use` runs. */
export async function whileServed<Result>(
  server: HttpServer,
  use: (origin: string) => Promise<Result>,
  port = 0,
): Promise<Result> {
  const origin = `http://127.0.0.1:${await listen(server, port)}`
  try {
    return await use(origin)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Rejects when the port is taken on either loopback address, because browsers try both for localhost. */
export async function assertPortIsFree(port: number): Promise<void> {
  for (const host of LOOPBACK) {
    const probe = createServer()
    try {
      await listen(probe, port, host)
      await closed(probe)
    } catch (error) {
      // A machine without IPv6 cannot have a server there either.
      const code = codeOf(error)
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error
    }
  }
}

/** For servers whose port must be known before they start. */
export async function findFreePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0)
  await closed(probe)
  return port
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

/** Not `instanceof Error`: under Jest, Node's own errors belong to another realm. */
function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error && 'code' in error ? error.code : undefined
}
