import { expect, test } from './fixtures'

// These two flows must fail.
test('an undeclared trouble fails a flow', async ({ page }) => {
  test.fail()
  expect(await page.evaluate(() => console.info('hello'))).toBeUndefined()
})

test('a declared trouble that does not occur fails a flow', async ({ page, expectTrouble }) => {
  test.fail()
  expectTrouble(/never said/)
  expect(page.url()).toBe('about:blank')
})

test('lines, exceptions, missing files and foreign URLs are troubles', async ({ page, expectTrouble }) => {
  expectTrouble(/^console.info: hello /)
  expectTrouble(/^exception: .*nowhere/)
  expectTrouble(/^response: 404 .*\/no-such-file.json$/)
  expectTrouble(/^foreign: http:\/\/localhost:9\/$/)
  expectTrouble(/^request: http:\/\/localhost:9\//)
  await page.goto('/about')
  await page.evaluate(async () => {
    console.info('hello')
    queueMicrotask(() => Reflect.get(Object(null), 'nothing').nowhere)
    await fetch('/no-such-file.json')
  })
  // The site's own pages are forbidden to connect to other origins.
  await page.goto('about:blank')
  const refused = page.evaluate(() => fetch('http://localhost:9/'))
  await expect(refused).rejects.toThrow()
})

test('a button without its name fails a page’s second scan too', async ({ page, open, expectAccessible }) => {
  await open('/offline')
  await expectAccessible('main')
  await page.evaluate(() => {
    const misnamed = document.createElement('button')
    misnamed.textContent = 'Make default'
    misnamed.ariaLabel = 'Make Boat the default'
    document.querySelector('main')?.append(document.createElement('button'), misnamed)
  })
  await expect(expectAccessible('main')).rejects.toThrow(/button-name.*label-content-name-mismatch/s)
})
