// Runs `npm start`, requests every page, ends it, and saves the export for the flows.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { routes, UNKNOWN } from '@/lib/config/routes'
import { startTool, tool } from './command/run.mjs'
import { keepExport, settingsOf } from './exports/exports'
import { findFreePort } from './exports/listen'

/** More than enough for a build on a slow machine. */
const PATIENCE_MS = 300_000

/** Resolves with the URL that it prints. */
function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      const [, url] = /is at (http\S+)/.exec(String(text)) ?? []
      if (url) resolve(url)
    })
    setTimeout(() => reject(new Error('It took too long.')), PATIENCE_MS).unref()
    child.once('close', (code) => reject(new Error(`It ended with ${code} and served nothing.`)))
  })
}

async function problemsAt(url: string): Promise<string[]> {
  const problems: string[] = []
  const expected: [route: string, status: number][] = [
    ...Object.keys(routes).map((route): [string, number] => [route, 200]),
    [UNKNOWN, 404],
  ]
  for (const [route, status] of expected) {
    const response = await fetch(url + route)
    const policy = response.headers.get('content-security-policy')
    if (response.status !== status)
      problems.push(`${route} responds with ${response.status}, expected ${status}.`)
    if (status === 200 && !policy?.includes("frame-ancestors 'none'"))
      problems.push(`${route} has no policy.`)
  }
  return problems
}

const child = startTool(tool.main, ['start'], {
  env: { ...settingsOf('site'), PORT: String(await findFreePort()) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const problems = await problemsAt(await urlOf(child))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  if (child.exitCode === null) {
    child.kill()
    await once(child, 'exit')
  }
}
if (process.exitCode === 0) keepExport('site')
