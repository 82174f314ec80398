/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { assertPortIsFree, findFreePort, listen, portOf, whileServed } from './listen'

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['0', 0],
])('PORT %o means %i', (PORT, port) => {
  expect(portOf(PORT === undefined ? {} : { PORT })).toBe(port)
})

test.each(['abc', '-1', '65536', '1e3', '0x10', ' 80', '80.5'])(
  'PORT %o is refused with what is expected',
  (PORT) => {
    expect(() => portOf({ PORT })).toThrow(`PORT is "${PORT}"; expected a number from 0 to 65535.`)
  },
)

test('a taken port is refused and suggests another one', async () => {
  const other = createServer()
  const port = await listen(other, 0)
  await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is taken. Choose another one with PORT.`)
  other.close()
})

test.each(['dev', 'start'])('npm run %s reports a taken port before it does anything else', async (name) => {
  const other = createServer()
  const port = await listen(other, 0)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/main.mjs', name], {
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  })
  other.close()
  expect(stderr).toBe(`Port ${port} is taken. Choose another one with PORT.\n`)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

test('a port that is found free can be used', async () => {
  const port = await findFreePort()
  await expect(assertPortIsFree(port)).resolves.toBeUndefined()
})

test('a server listens for as long as it is used, even if that fails', async () => {
  let port = 0
  const work = whileServed(createServer(), async (origin) => {
    port = Number(new URL(origin).port)
    await expect(assertPortIsFree(port)).rejects.toThrow('is taken')
    throw new Error('It failed.')
  })
  await expect(work).rejects.toThrow('It failed.')
  await expect(assertPortIsFree(port)).resolves.toBeUndefined()
})
