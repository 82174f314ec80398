import { createServer } from 'node:http'

const LOOPBACK = ['127.0.0.1', '::1']

export function portOf({ PORT = '' }) {
  const port = PORT === '' ? 3000 : Number(PORT)
  if (/^\d*$/.test(PORT) && port < 65_536) return port
  throw new Error(`PORT is "${PORT}"; expected a number from 0 to 65535.`)
}

/** Resolves with the port once the server listens; rejects in plain words when it cannot. */
export function listen(server, port, host = LOOPBACK[0]) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken. Choose another one with PORT.`) : error)
    })
    server.listen(port, host, () => resolve(server.address().port))
  })
}

/** Rejects when the port is taken: on either loopback address, for a browser may ask any of them. */
export async function assertPortIsFree(port) {
  for (const host of LOOPBACK) {
    const probe = createServer()
    try {
      await listen(probe, port, host)
    } catch (error) {
      // A machine without IPv6 has nobody there either.
      if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error
    }
    await new Promise((resolve) => probe.close(resolve))
  }
}
