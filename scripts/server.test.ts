/** @jest-environment node */
import { createServer } from 'node:http'
import { freePortOf, listen, whileServed } from './server'

test.each(['abc', '-1', '65536', '1e3', '80.5'])('PORT %o is refused with what is expected', async (PORT) => {
  await expect(freePortOf({ PORT })).rejects.toThrow(`PORT is "${PORT}"; expected a number from 0 to 65535.`)
})

test('a taken port is refused and suggests another one; a free one is used', async () => {
  const other = createServer()
  const PORT = String(await listen(other, 0))
  await expect(freePortOf({ PORT })).rejects.toThrow(`Port ${PORT} is taken. Choose another one with PORT.`)
  other.close()
  expect(await freePortOf({ PORT })).toBe(Number(PORT))
})

test('a server listens for as long as it is used, even if that fails', async () => {
  let PORT = ''
  const work = whileServed(createServer(), async (origin) => {
    PORT = new URL(origin).port
    await expect(freePortOf({ PORT })).rejects.toThrow('is taken')
    throw new Error('It failed.')
  })
  await expect(work).rejects.toThrow('It failed.')
  expect(await freePortOf({ PORT })).toBe(Number(PORT))
})
