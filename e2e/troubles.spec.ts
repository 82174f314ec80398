import { test } from './fixtures'

// Each of these must fail: a guard that lets one pass guards nothing.
for (const [name, cause] of [
  ['a console line', () => console.info('hello')],
  ['an exception', () => queueMicrotask(() => Reflect.get(Object(null), 'nothing').nowhere)],
  ['a missing file', () => void fetch('/no-such-file.json')],
  ['a request to another origin', () => void fetch('http://localhost:9/').catch(() => {})],
  ['a declared trouble that does not come', null],
] as const) {
  test(`${name} fails a flow`, async ({ page, expectTrouble }) => {
    test.fail()
    await page.goto('/about')
    if (cause) await page.evaluate(cause)
    else expectTrouble(/never said/)
    await page.waitForLoadState('networkidle')
  })
}
