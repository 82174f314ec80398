import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

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
