// The only reader of the settings: commands and next.config.mjs get the same values from the process and the .env files.
import { parseEnv } from 'node:util'
import env from '@next/env'
import { type Environment, readEnvironment } from '@/lib/config/environment'

/** Fills process.env from the .env files as Next does, and returns our variables; throws when one is wrong. */
export function loadEnvironment({ isDev = false } = {}): Environment {
  const { loadedEnvFiles } = env.loadEnvConfig(process.cwd(), isDev, SILENT)
  const names = loadedEnvFiles.flatMap(({ contents }) => Object.keys(parseEnv(contents)))
  return readEnvironment(process.env, names)
}

/** Next itself reports the files that it has read. */
const SILENT = { info: () => {}, error: console.error }
