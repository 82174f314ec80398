import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Resolves when somebody answers there; rejects after ten seconds. */
export async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await answers(port))) if (Date.now() > deadline) throw new Error(`Nobody listens at port ${port}.`)
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => setTimeout(() => resolve(false), 50))
  })
}
