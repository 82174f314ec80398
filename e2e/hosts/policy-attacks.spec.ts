import { createServer } from 'node:http'
import { listen } from '../../scripts/server'
import { pageIn } from '../export-files'
import { expect, test } from '../fixtures'

const attacks = [
  '<script>window.hacked = "an inline script"</script>',
  '<img src="/none.png" onerror="window.hacked = \'an inline handler\'" alt="">',
  '<script src="ORIGIN/evil.js"></script>',
  '<iframe src="javascript:parent.hacked = \'a javascript: URL\'"></iframe>',
  '<base href="ORIGIN/">',
  '<style>body { display: none }</style>',
]
/** Chromium's message for each attack. */
const refusals = [
  'Executing inline script violates',
  'Executing inline event handler violates',
  'Loading the script',
  'Running the JavaScript URL violates',
  "Setting the document's base URI",
  'Applying inline style violates',
]

test('scripts, handlers, URLs, a base and styles of an attacker have no effect', {
  tag: '@chromium',
}, async ({ browser, siteFolder }) => {
  const evil = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/javascript').end('window.hacked = "a foreign script"'),
  )
  const origin = `http://127.0.0.1:${await listen(evil, 0)}`
  const markup = attacks.join('').replaceAll('ORIGIN', origin)
  const site = createServer((_request, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(pageIn(siteFolder, '/about').replace('<main', () => `${markup}<main`)),
  )
  const url = `http://127.0.0.1:${await listen(site, 0)}/about`
  const page = await browser.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(url)
  for (const refusal of refusals) await expect.poll(() => messages.join('\n')).toContain(refusal)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  expect(await page.evaluate(() => document.baseURI)).toBe(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
  for (const server of [evil, site]) {
    server.closeAllConnections()
    server.close()
  }
})

/** None is a file of the site's code, however it is written. */
const foreignScripts = [
  'https://elsewhere.example/_next/static/evil.js',
  'data:text/javascript,hacked=1',
  '/carousel/evil.js',
  '/_next/static/..%2f..%2fcarousel/evil.js',
  '/_next/static/../../carousel/evil.js',
]

test('a compromised script inserts neither markup nor code', async ({
  page,
  open,
  expectTrouble,
  allowTrouble,
}) => {
  expectTrouble(/policy: require-trusted-types-for/)
  allowTrouble(/TrustedHTML|TrustedScript|Trusted Type/)
  await open('/about')
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('policy: '))
  const outcomes = await page.evaluate((sources) => {
    const attempt = (act: () => void) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const script = document.createElement('script')
    const setMarkup = () => {
      document.body.innerHTML = '<img src=x onerror=hacked=1>'
    }
    const setText = () => {
      script.text = 'hacked=1'
    }
    const setSource = (src: string) => () => {
      script.src = src
    }
    const own = document.querySelector<HTMLScriptElement>('script[src*="/_next/static/"]')?.src ?? ''
    const refused = [setMarkup, setText, ...sources.map(setSource)].map(attempt)
    return { refused, own: attempt(setSource(own)) }
  }, foreignScripts)
  expect(outcomes).toEqual({ refused: Array(2 + foreignScripts.length).fill('TypeError'), own: 'done' })
  await reported
})
