// The only reader of the settings: commands and next.config.mjs get the same values from the process and the .env files.
import { parseEnv } from 'node:util'
import env from '@next/env'
import { type Environment, readEnvironment, unreadNames } from '@/lib/config/environment'

/**
 * Fills process.env from the .env files as Next does, and returns our variables; throws when one is wrong. Commands that a
 * person types also warn about public names that no page reads.
 */
export function loadEnvironment({ isDev = false, warns = false } = {}): Environment {
  const { loadedEnvFiles } = env.loadEnvConfig(process.cwd(), isDev, SILENT)
  const names = loadedEnvFiles.flatMap(({ contents }) => Object.keys(parseEnv(contents)))
  if (warns)
    for (const name of unreadNames(names))
      console.warn(`${name} is not a variable of this project, so no page reads it.`)
  return readEnvironment(process.env, names)
}

/** Next itself reports the files that it has read. */
const SILENT = { info: () => {}, error: console.error }
