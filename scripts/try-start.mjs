// `npm start` as a person types it: what it serves is asked for, and it is ended.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { createJiti } from 'jiti'
import { listen } from './listen.mjs'

const { routes, UNKNOWN } = await createJiti(import.meta.url).import('../e2e/routes.ts')

/** A build on a slow machine, and room. */
const PATIENCE_MS = 300_000

async function freePort() {
  const server = createServer()
  const port = await listen(server, 0)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Resolves with the address that it names. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const [, address] = /Tersa is at (http\S+)/.exec(text) ?? []
      if (address) resolve(address)
    })
    setTimeout(() => reject(new Error('It took too long.')), PATIENCE_MS).unref()
    child.once('close', (code) => reject(new Error(`It ended with ${code} and served nothing.`)))
  })
}

async function faultsAt(address) {
  const faults = []
  for (const [route, status] of [...Object.keys(routes).map((each) => [each, 200]), [UNKNOWN, 404]]) {
    const answer = await fetch(address + route)
    const policy = answer.headers.get('content-security-policy')
    if (answer.status !== status) faults.push(`${route} answers ${answer.status}, expected ${status}.`)
    if (status === 200 && !policy?.includes("frame-ancestors 'none'")) faults.push(`${route} has no policy.`)
  }
  return faults
}

const port = await freePort()
const child = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, PORT: String(port), BASE_PATH: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const faults = await faultsAt(await addressOf(child))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  child.kill()
}
