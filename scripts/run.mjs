import { spawn } from 'node:child_process'

/** Runs one of the project's own tools and resolves with its exit code. */
export function run(script, args = [], { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

export const tool = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
}
