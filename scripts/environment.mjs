// The settings as Next reads them: what is set, then the .env files, the nearest first.
import { createJiti } from 'jiti'

const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

const { readEnvironment } = await createJiti(import.meta.url).import('../lib/content/environment.ts')

export function loadEnvironment() {
  for (const file of FILES) {
    try {
      process.loadEnvFile(file)
    } catch {
      // Most of them are not there.
    }
  }
  return readEnvironment(process.env)
}
