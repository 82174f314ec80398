// Plain JavaScript: npm start needs it before any package is installed.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * @typedef {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions, cwd?: string }} Options
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM']

/** Resolves with the exit code of a tool that runs in a child process.
 * @param {string} script
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<number>}
 */
export function run(script, args = [], options = {}) {
  return exitCodeOf(startTool(script, args, options))
}

/** Starts a tool in a child process; a signal that ends this process ends the child first.
 * @param {string} script
 * @param {string[]} args
 * @param {Options} options
 * @returns {ChildProcess}
 */
export function startTool(script, args = [], { env = {}, stdio = 'inherit', cwd } = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio,
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  })
  const undo = FORWARDED.map((signal) => forward(signal, child))
  child.once('exit', () => {
    for (const stop of undo) stop()
  })
  return child
}

/** @param {ChildProcess} child @returns {Promise<number>} */
function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)))
  })
}

/** Returns the function that stops forwarding.
 * @param {NodeJS.Signals} signal
 * @param {ChildProcess} child
 */
function forward(signal, child) {
  const pass = () => {
    // Once the child has ended, the same signal ends this process in the ordinary way.
    child.once('exit', () => process.kill(process.pid, signal))
    // A terminal sends Ctrl-C to the child as well, and some tools read a second one as "at once".
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
  }
  process.on(signal, pass)
  return () => process.off(signal, pass)
}

export const tool = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  main: 'scripts/main.mjs',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
}
