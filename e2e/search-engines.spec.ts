import { existsSync, readFileSync } from 'node:fs'
import { fileOf, filesIn } from '../scripts/export/files'
import { TEST_EXPORT } from '../scripts/exports'
import { expect, test } from './fixtures'

const SITE = 'https://tersa.example'
const listed = [
  '/',
  '/ppf',
  '/window-film',
  '/marine-film',
  '/shop',
  '/about',
  '/contact',
  '/registro',
  '/forgot-password',
]
const read = (file: string) => readFileSync(`out/${file}`, 'utf8')
const pageOf = (address: string) => read(fileOf('out', address))
const pages = filesIn('out').filter((file) => file.endsWith('.html'))

const one = (html: string, pattern: RegExp): string => {
  const found = Array.from(html.matchAll(new RegExp(pattern, 'g')))
  expect(found.length, `${pattern}`).toBe(1)
  return found[0]?.[1] ?? ''
}

test('each listed page has one title, description, address and picture of its own', () => {
  const seen = new Map<string, string[]>()
  for (const address of listed) {
    const html = pageOf(address)
    const title = one(html, /<title>([^<]+)<\/title>/)
    const description = one(html, /<meta name="description" content="([^"]+)"/)
    expect(description.length, address).toBeGreaterThan(15)
    expect(description.length, address).toBeLessThanOrEqual(170)
    expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(
      address === '/' ? `${SITE}/` : SITE + address,
    )
    expect(one(html, /<meta property="og:title" content="([^"]+)"/)).toBe(title)
    expect(one(html, /<meta property="og:description" content="([^"]+)"/)).toBe(description)
    expect(one(html, /<meta property="og:url" content="([^"]+)"/)).toBe(
      one(html, /rel="canonical" href="([^"]+)"/),
    )
    const picture = one(html, /<meta property="og:image" content="([^"]+)"/)
    expect(existsSync(picture.replace(SITE, 'out')), picture).toBe(true)
    expect(html).not.toContain('name="robots"')
    for (const text of [title, description]) seen.set(text, [...(seen.get(text) ?? []), address])
  }
  expect([...seen.values()].filter((addresses) => addresses.length > 1)).toEqual([])
})

test('what is a visitor’s own is not listed, nor is the page for what is not there', () => {
  const unlisted = pages.filter((page) => !listed.some((address) => fileOf('out', address) === page))
  expect(unlisted.length).toBeGreaterThan(10)
  for (const page of unlisted) expect(read(page), page).toContain('<meta name="robots" content="noindex')
})

test('the sitemap names the listed pages and nothing else, and robots.txt names the sitemap', () => {
  const addresses = Array.from(read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address)
  expect(addresses.sort()).toEqual(
    listed.map((address) => (address === '/' ? `${SITE}/` : SITE + address)).sort(),
  )
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(read('robots.txt')).not.toContain('Disallow')
})

test('a site that does not know its address has no sitemap', () => {
  expect(existsSync(`${TEST_EXPORT}/sitemap.xml`)).toBe(false)
  expect(readFileSync(`${TEST_EXPORT}/robots.txt`, 'utf8')).not.toContain('Sitemap')
})

type Node = { '@type': string } & Record<string, unknown>

function dataOf(address: string): Node[] {
  const text = one(pageOf(address), /<script type="application\/ld\+json">(.*?)<\/script>/)
  const data = JSON.parse(text)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

test('the organisation stands on every listed page, reachable as the shop is', () => {
  for (const address of listed) {
    const organisation = dataOf(address).find((node) => node['@type'] === 'Organization')
    expect(organisation).toMatchObject({ name: 'Tersa', url: `${SITE}/`, telephone: '555 0100' })
    expect(existsSync(String(organisation?.logo).replace(SITE, 'out'))).toBe(true)
  }
})

test('the film lines are told without prices or ratings that nobody has given', () => {
  for (const address of ['/ppf', '/window-film', '/marine-film']) {
    const line = dataOf(address).find((node) => node['@type'] === 'Service')
    expect(line).toMatchObject({ url: SITE + address, provider: { '@id': `${SITE}/#organisation` } })
    expect(JSON.stringify(dataOf(address))).not.toMatch(/price|offer|rating|review/i)
  }
})
