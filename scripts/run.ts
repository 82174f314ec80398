import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'

/** The packages' commands; their names would need a shell on Windows. */
export const tool = {
  jest: 'node_modules/jest/bin/jest.js',
  next: 'node_modules/next/dist/bin/next',
  /** The npm that has started this command. */
  npm: process.env.npm_execpath ?? '',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
}

/** Runs a script of Node to its end; returns its exit code. */
export function run(script: string, args: readonly string[], options: SpawnSyncOptions = {}): number {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', ...options }).status ?? 1
}

/** Runs a script while others run; prints its output, which `log` keeps until then, when it has ended. */
export async function runBeside(script: string, args: readonly string[], log: string): Promise<number> {
  // A file, because a full pipe would stop the script while another one blocks this process.
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', output, output] })
  const [code] = await once(child, 'close')
  process.stdout.write(readFileSync(log))
  return code ?? 1
}
