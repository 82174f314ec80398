import { pageIn } from '../export-files'
import { expect, test } from '../fixtures'

const EVIL = 'https://evil.example'

/** Each with Chromium's message for it. */
const attacks = {
  'Executing inline script violates': '<script>window.hacked = "an inline script"</script>',
  'Executing inline event handler violates': '<img src="/none.png" onerror="window.hacked = 1" alt="">',
  'Loading the script': `<script src="${EVIL}/evil.js"></script>`,
  'Running the JavaScript URL violates': '<iframe src="javascript:parent.hacked = 1"></iframe>',
  "Setting the document's base URI": `<base href="${EVIL}/">`,
  'Applying inline style violates': '<style>body { display: none }</style>',
}

test('scripts, handlers, URLs, a base and styles of an attacker have no effect', {
  tag: '@chromium',
}, async ({ page, siteFolder, allowTrouble }) => {
  allowTrouble(/./)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const script = { contentType: 'text/javascript', body: 'window.hacked = "a foreign script"' }
  await page.route(`${EVIL}/**`, (route) => route.fulfill(script))
  const markup = Object.values(attacks).join('')
  const body = pageIn(siteFolder, '/about').replace('<main', () => `${markup}<main`)
  await page.route('**/about', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/about')
  for (const refusal of Object.keys(attacks)) await expect.poll(() => messages.join('\n')).toContain(refusal)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** None is a file of the site's code, however it is written. */
const foreignScripts = [
  'https://elsewhere.example/_next/static/evil.js',
  'data:text/javascript,hacked=1',
  '/carousel/evil.js',
  '/_next/static/..%2f..%2fcarousel/evil.js',
  '/_next/static/../../carousel/evil.js',
]

test('a compromised script adds no markup or code', async ({ page, open, expectTrouble, allowTrouble }) => {
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
