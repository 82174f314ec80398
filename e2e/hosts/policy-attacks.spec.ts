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

test('a compromised script of the page can insert neither markup nor foreign code', async ({
  page,
  open,
  expectTrouble,
  allowTrouble,
}) => {
  expectTrouble(/policy: require-trusted-types-for/)
  allowTrouble(/TrustedHTML|TrustedScript|Trusted Type/)
  await open('/about')
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('policy: '))
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const script = document.createElement('script')
    const chunk = document.querySelector<HTMLScriptElement>('script[src*="/_next/static/"]')?.src ?? ''
    return {
      markup: attempt(() => {
        document.body.innerHTML = '<img src=x onerror=hacked=1>'
      }),
      foreign: attempt(() => {
        script.src = 'https://elsewhere.example/_next/static/evil.js'
      }),
      data: attempt(() => {
        script.src = 'data:text/javascript,hacked=1'
      }),
      file: attempt(() => {
        script.src = '/carousel/evil.js'
      }),
      encoded: attempt(() => {
        script.src = '/_next/static/..%2f..%2fcarousel/evil.js'
      }),
      climbing: attempt(() => {
        script.src = '/_next/static/../../carousel/evil.js'
      }),
      text: attempt(() => {
        script.text = 'hacked=1'
      }),
      own: attempt(() => {
        script.src = chunk
      }),
    }
  })
  expect(outcomes).toEqual({
    markup: 'TypeError',
    foreign: 'TypeError',
    data: 'TypeError',
    file: 'TypeError',
    encoded: 'TypeError',
    climbing: 'TypeError',
    text: 'TypeError',
    own: 'done',
  })
  await reported
})
