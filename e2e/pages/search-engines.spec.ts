import { existsSync } from 'node:fs'
import { filmRoutes } from '@/lib/config/routes'
import { site } from '@/lib/content/facts/site'
import { fileOf } from '../../scripts/export/html'
import { pageIn, pagesIn, readIn } from '../export-files'
import { expect, test } from '../fixtures'

const SITE = 'https://tersa.example'
const forms = ['/appointment', '/contact', '/registro', '/forgot-password']
const listed = ['/', ...filmRoutes, '/shop', '/about', ...forms]
const inSpanish = (url: string) => `/es${url}`.replace(/\/$/, '')
const inBoth = [...listed, ...listed.map(inSpanish)]
const urlOf = (url: string) => (url === '/' ? `${SITE}/` : SITE + url)
const one = (html: string, pattern: RegExp): string => {
  const found = Array.from(html.matchAll(new RegExp(pattern, 'g')))
  expect(found.length, `${pattern}`).toBe(1)
  return found[0]?.[1] ?? ''
}

test('each listed page has one title, description, URL and picture', ({ siteFolder }) => {
  const seen = new Map<string, string[]>()
  for (const url of inBoth) {
    const html = pageIn(siteFolder, url)
    const title = one(html, /<title>([^<]+)<\/title>/)
    const description = one(html, /<meta name="description" content="([^"]+)"/)
    expect(description.length, url).toBeGreaterThan(15)
    expect(description.length, url).toBeLessThanOrEqual(170)
    expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(urlOf(url))
    for (const [name, value] of Object.entries({ title, description, url: urlOf(url) }))
      expect(one(html, new RegExp(`<meta property="og:${name}" content="([^"]+)"`))).toBe(value)
    const picture = one(html, /<meta property="og:image" content="([^"]+)"/)
    expect(existsSync(picture.replace(SITE, siteFolder)), picture).toBe(true)
    const tags = Array.from(html.matchAll(/<meta (?:name|property)="([^"]+)"/g), ([, name]) => name)
    expect(
      tags.filter((name, i) => tags.indexOf(name) < i),
      url,
    ).toEqual([])
    expect(tags).toEqual(expect.arrayContaining(['twitter:card', 'twitter:title', 'twitter:image']))
    expect(html).not.toContain('name="robots"')
    for (const text of [title, description]) seen.set(text, [...(seen.get(text) ?? []), url])
  }
  expect([...seen.values()].filter((urls) => urls.length > 1)).toEqual([])
})

test('pages that are not listed are not indexed, and nothing links to the studio', ({ siteFolder }) => {
  const pages = pagesIn(siteFolder)
  const unlisted = pages.filter((page) => !inBoth.some((url) => fileOf(siteFolder, url) === page))
  expect(unlisted.length).toBeGreaterThan(10)
  for (const page of unlisted)
    expect(readIn(siteFolder, page), page).toContain('<meta name="robots" content="noindex')
  expect(pages.filter((page) => readIn(siteFolder, page).includes('href="/preview'))).toEqual([])
})

test('the sitemap has exactly the listed pages; it and structured data need a URL', ({
  siteFolder,
  configuredFolder,
}) => {
  const sitemap = readIn(siteFolder, 'sitemap.xml')
  const urls = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url)
  expect(urls.sort()).toEqual(inBoth.map(urlOf).sort())
  expect(readIn(siteFolder, 'robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(readIn(siteFolder, 'robots.txt')).not.toContain('Disallow')
  expect(existsSync(`${configuredFolder}/sitemap.xml`)).toBe(false)
  expect(readIn(configuredFolder, 'robots.txt')).not.toContain('Sitemap')
  expect(pageIn(configuredFolder, '/ppf')).not.toContain('ld+json')
})

test('a page and its twin name each other, and the English page for all others', ({ siteFolder }) => {
  for (const url of listed) {
    const expected = [
      ['en', urlOf(url)],
      ['es', urlOf(inSpanish(url))],
      ['x-default', urlOf(url)],
    ]
    for (const each of [url, inSpanish(url)]) {
      const html = pageIn(siteFolder, each)
      const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)
      const found = Array.from(links, ([, language, href]) => [language, href])
      expect(found, each).toEqual(expected)
    }
  }
  const alternates = /hreflang="([^"]+)" href="([^"]+)"/g
  const entries = readIn(siteFolder, 'sitemap.xml').split('<url>').slice(1)
  expect(entries.length).toBeGreaterThan(10)
  for (const entry of entries) expect(Array.from(entry.matchAll(alternates)).length, entry).toBe(3)
})

type Node = { '@type': string } & Record<string, unknown>

function dataIn(folder: string, url: string): Node[] {
  const text = one(pageIn(folder, url), /<script type="application\/ld\+json">(.*?)<\/script>/)
  // No text can end the script element early.
  expect(text).not.toContain('<')
  const data = JSON.parse(text)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

test('listed pages describe the organization, film pages their line without prices', ({ siteFolder }) => {
  for (const url of inBoth) {
    const data = dataIn(siteFolder, url)
    const organisation = data.find((node) => node['@type'] === 'Organization')
    expect(organisation).toMatchObject({
      '@id': `${SITE}/#organisation`,
      name: site.name,
      url: `${SITE}/`,
      telephone: site.phone,
    })
    // The links are still those to the networks' own home pages.
    expect(organisation).not.toHaveProperty('sameAs')
    expect(existsSync(String(organisation?.logo).replace(SITE, siteFolder))).toBe(true)
    if (!filmRoutes.some((route) => route === url)) continue
    const line = data.find((node) => node['@type'] === 'Service')
    expect(line).toMatchObject({ url: SITE + url, provider: { '@id': `${SITE}/#organisation` } })
    expect(JSON.stringify(data)).not.toMatch(/price|offer|rating|review/i)
  }
})
