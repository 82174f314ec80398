import { connect } from 'node:net'

/** Resolves when a server listens on the port; rejects after 20 seconds. */
export async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await accepts(port)))
    if (Date.now() > deadline) throw new Error(`Nothing listens on port ${port}.`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => setTimeout(() => resolve(false), 50))
  })
}
