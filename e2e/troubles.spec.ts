import { expect, test } from './fixtures'

// Each of these flows must fail, which proves that troubles are noticed.
for (const [name, cause] of [
  ['a console line', () => console.info('hello')],
  ['an exception', () => queueMicrotask(() => Reflect.get(Object(null), 'nothing').nowhere)],
  ['a missing file', () => void fetch('/no-such-file.json')],
  ['a request to another origin', () => void fetch('http://localhost:9/').catch(() => {})],
  ['a declared trouble that does not occur', null],
] as const) {
  test(`${name} fails a flow`, async ({ page, expectTrouble }) => {
    test.fail()
    await page.goto('/about')
    if (cause) await page.evaluate(cause)
    else expectTrouble(/never said/)
    await page.waitForLoadState('networkidle')
  })
}

test('a button without a name fails a page’s second scan too', async ({ page, open, expectAccessible }) => {
  await open('/offline')
  await expectAccessible('main')
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  await expect(expectAccessible('main')).rejects.toThrow('button-name')
})
