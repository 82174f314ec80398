import type { Server } from 'node:http'
import { listen } from '../scripts/exports/listen'
import { createStaticServer } from '../scripts/exports/static-server'

/** Runs a server for as long as a fixture is used; the system chooses its port. */
export async function served(server: Server, use: (url: string) => Promise<void>) {
  await use(`http://127.0.0.1:${await listen(server, 0)}`)
  server.closeAllConnections()
  server.close()
}

/** Serves an export for as long as a fixture is used. */
export const servedFolder = (folder: string, use: (url: string) => Promise<void>) =>
  served(createStaticServer(folder), use)
