// Runs `npm start` in the copy of the project, requests every page, ends it, and keeps the export for the flows.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { routes, UNKNOWN } from '@/lib/config/routes'
import { BUILD_FOLDER, keyFileOf, settingsOf, writeExport } from './exports'
import { findFreePort } from './server'

/** A build takes less than a minute on a quiet machine, and much longer on a busy one. */
const PATIENCE_MS = 900_000

// The key of an export does not cover the commands that this proves.
rmSync(keyFileOf('site'), { force: true })
await writeExport('site', async () => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: BUILD_FOLDER,
    env: { ...process.env, ...settingsOf('site'), PORT: String(await findFreePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text) => {
        const [, printed] = /is at (http\S+)/.exec(String(text)) ?? []
        if (printed) resolve(printed)
      })
      setTimeout(() => reject(new Error('npm start took too long.')), PATIENCE_MS).unref()
      child.once('close', (code) => reject(new Error(`npm start ended with ${code} and served nothing.`)))
    })
    for (const route of [...Object.keys(routes), UNKNOWN])
      await request(url + route, route === UNKNOWN ? 404 : 200)
  } finally {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})

async function request(url: string, status: number): Promise<void> {
  const response = await fetch(url)
  const policy = response.headers.get('content-security-policy')
  if (response.status !== status)
    throw new Error(`${url} responds with ${response.status}, expected ${status}.`)
  if (!policy?.includes("frame-ancestors 'none'")) throw new Error(`${url} has no policy.`)
}
