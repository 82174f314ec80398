/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(folder, { recursive: true }))

function script(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const helper = pathToFileURL(resolve('scripts/command/run.mjs')).href
const child = script('child.mjs', 'console.log(process.pid); setInterval(() => {}, 1000)')
const parent = script('parent.mjs', `import { run } from '${helper}'\nawait run(${JSON.stringify(child)})`)
const grandparent = script(
  'grandparent.mjs',
  `import { run } from '${helper}'\nawait run(${JSON.stringify(parent)})\nconsole.log('next stage')`,
)

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The output is not piped.')
  const [data] = await once(stdout, 'data')
  return String(data).trim()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to a command ends the processes that it has started, and then itself',
  async (signal) => {
    const command = spawn(process.execPath, [grandparent], { stdio: ['ignore', 'pipe', 'inherit'] })
    const pid = Number(await firstLine(command))
    expect(isRunning(pid)).toBe(true)
    const output: string[] = []
    command.stdout.on('data', (data) => output.push(String(data)))
    command.kill(signal)
    expect(await once(command, 'close')).toEqual([null, signal])
    expect(isRunning(pid)).toBe(false)
    expect(output).toEqual([])
  },
)

test('a command ends, with the processes that it has started, when the shell of npm has ended', async () => {
  const module = pathToFileURL(resolve('scripts/command/end-with-parent.mjs')).href
  const command = script(
    'command.mjs',
    `import { endWithParent } from '${module}'
    import { run } from '${helper}'
    endWithParent()
    await run(${JSON.stringify(child)})`,
  )
  // With a second command a shell does not replace itself by the first one.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${command}"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = Number(await firstLine(shell))
  shell.kill('SIGTERM')
  // The pipe closes when the last process that writes to it has ended.
  await once(shell, 'close')
  expect(isRunning(pid)).toBe(false)
})

test('the exit code is the tool’s own; a tool that a signal ended has failed', async () => {
  expect(await run(script('seven.mjs', 'process.exitCode = 7'))).toBe(7)
  expect(await run(script('killed.mjs', `process.kill(process.pid, 'SIGTERM')`))).toBe(143)
})
