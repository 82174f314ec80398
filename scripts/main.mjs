// The entry of every command in package.json: node scripts/main.mjs NAME [arguments].
// Plain JavaScript that Node 14 can parse, so that an old Node gets as far as the check of its version.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commandFile } from './command/command-file.mjs'
import { endWithParent } from './command/end-with-parent.mjs'
import { versionProblem } from './command/node-version.mjs'

const INSTALLS_FIRST = ['start', 'test', 'check']

main(process.argv[2] || '', process.argv.slice(3)).catch((error) => {
  // A plain Error carries a message for people; any other kind is a bug, which needs its stack.
  console.error(error instanceof Error && error.constructor === Error ? error.message : error)
  process.exitCode = 1
})

/** @param {string} name @param {string[]} args */
async function main(name, args) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const problem = versionProblem(process.versions.node, engines.node)
  if (problem) throw new Error(problem)

  const script = commandFile(name)
  if (!script) throw new Error(`There is no command "${name}"; the scripts in package.json list them all.`)

  if (process.env.npm_lifecycle_event) endWithParent()
  if (INSTALLS_FIRST.includes(name)) {
    const { installMissing } = await import('./command/install.mjs')
    await installMissing()
  }
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const { register } = await import('tsx/esm/api')
  register()
  process.argv = [process.execPath, fileURLToPath(script), ...args]
  await import(script.href)
}
