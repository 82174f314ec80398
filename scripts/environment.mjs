// The settings as Next reads them: what is set, then the .env files, the nearest first.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createJiti } from 'jiti'

const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

const { readEnvironment } = await createJiti(import.meta.url).import('../lib/content/environment.ts')

export function loadEnvironment() {
  return readEnvironment(Object.assign({}, ...FILES.map(settingsIn).reverse(), process.env))
}

function settingsIn(file) {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch {
    // Most of them are not there.
  }
}
