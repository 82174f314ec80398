/** @jest-environment node */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { removeEmptySitemap } from './finish-export'
import { linkLanguages } from './head'
import { addEarlyScript, joinScripts, markForEagerCompilation } from './scripts'
import { writeServiceWorker } from './service-worker'
import { onConfiguredExport, onExport, pageWith } from './test-export'

const MARK = '//# allFunctionsCalledOnLoad\n'
const script = (src: string) => `<script src="${src}" async=""></script>`

test('the large script that every page loads is marked, and no other', async () => {
  const large = `"${'x'.repeat(30_000)}"`
  const pageLoading = (...names: string[]) =>
    pageWith(names.map((name) => script(`/demo/_next/${name}.js?v=1`)).join(''))
  const files = {
    'index.html': pageLoading('shared', 'small', 'home'),
    'shop.html': pageLoading('shared', 'small', 'shop'),
    '_next/shared.js': large,
    '_next/small.js': '"small"',
    '_next/home.js': large,
    '_next/shop.js': large,
  }
  await onConfiguredExport({ BASE_PATH: '/demo' }, files, (site, read) => {
    markForEagerCompilation(site)
    expect(read('_next/shared.js')).toBe(MARK + large)
    for (const name of ['small', 'home', 'shop']) expect(read(`_next/${name}.js`)).not.toContain(MARK)
  })
})

test('a page has one inline script of Next’s, and no polyfills for browsers without modules', async () => {
  const written = `<script id="_R_">a();</script>${script('/_next/b.js')}<script>c()</script>`
  const page = pageWith('<script src="/_next/old.js" nomodule=""></script>', written)
  const files = { 'index.html': page, '_next/old.js': '' }
  await onExport(files, (site, read) => {
    joinScripts(site)
    expect(read('index.html')).toContain(`<body>${script('/_next/b.js')}<script>a();;c()</script>`)
    expect(read('index.html')).not.toContain('nomodule')
    expect(existsSync(join(site.folder, '_next/old.js'))).toBe(false)
  })
})

test('the early script comes first, and offers another language if there is one, except on the carousel preview', async () => {
  const files = { 'index.html': pageWith('<title>Home</title>'), 'preview.html': pageWith('') }
  await onConfiguredExport({ BASE_PATH: '/film' }, files, async (site, read) => {
    await addEarlyScript(site)
    expect(read('index.html')).toMatch(/<meta charset="utf-8"><script>.*<\/script><title>Home/s)
    expect(read('index.html')).toContain('"/film"')
    expect(read('index.html')).toContain('data-offers-language')
    expect(read('preview.html')).not.toContain('data-offers-language')
  })
  await onConfiguredExport({ LANGUAGES: 'en' }, files, async (site, read) => {
    await addEarlyScript(site)
    expect(read('index.html')).not.toContain('data-offers-language')
  })
})

test('the link to another language leads to the same page, except where there is none', async () => {
  const link = '<a hreflang="es" href="/demo/es">Español</a>'
  const names = ['index', 'shop', 'preview', '404']
  const files = Object.fromEntries(names.map((name) => [`${name}.html`, pageWith('', link)]))
  await onConfiguredExport({ BASE_PATH: '/demo', LANGUAGES: 'en,es' }, files, (site, read) => {
    linkLanguages(site)
    expect(read('shop.html')).toContain('href="/demo/es/shop"')
    expect(read('index.html')).toContain(link)
    // Without hreflang, because the early script changes links that have it.
    for (const file of ['preview.html', '404.html']) expect(read(file)).toContain('<a href="/demo/es">')
  })
})

const filmPagesBelow = (base: string) => ({
  'ppf.html': pageWith(
    '',
    `<img src="${base}/drawings/a.svg"/><a href="${base}/shop">Shop</a><a href="https://a.example/b.svg">b</a>`,
  ),
  'window-film.html': pageWith(
    `<link rel="stylesheet" href="${base}/_next/static/c.css"/><script src="${base}/_next/static/tool.js"></script>`,
  ),
  'marine-film.html': pageWith(''),
  'offline.html': pageWith(''),
  'ppf.txt': '',
  'ppf/__next._tree.txt': '',
  'window-film.txt': '',
  'marine-film.txt': '',
  'shop.txt': '',
  'drawings/window-inside-day.svg': '',
})

test.each(['', '/demo'])('below “%s” the worker caches the film pages and their files', async (base) => {
  const cached = [
    ...['/ppf', '/ppf.txt', '/drawings/a.svg'],
    ...['/window-film', '/window-film.txt', '/_next/static/c.css', '/_next/static/tool.js'],
    ...['/marine-film', '/marine-film.txt', '/drawings/window-inside-day.svg'],
  ]
  await onConfiguredExport({ BASE_PATH: base }, filmPagesBelow(base), async (site, read) => {
    await writeServiceWorker(site)
    const lists = read('sw.js').matchAll(/JSON\.parse\('(.*?)'\)/g)
    const [files, others] = Array.from(lists, ([, json]) => json)
    // No data for prefetching.
    expect(files).toBe(JSON.stringify(cached.map((path) => base + path)))
    expect(others).toBe(`["${base}/es"]`)
    for (const text of [`"tersa ${base || '/'} "`, `"${base}/offline"`]) expect(read('sw.js')).toContain(text)
  })
})

test('the build stops at a missing page, its data or the sitemap, and if pages share no script', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  const { 'ppf.html': _page, ...withoutPage } = filmPagesBelow('')
  const { 'marine-film.txt': _data, ...withoutData } = filmPagesBelow('')
  await onExport({ 'index.html': pageWith('') }, (site) => {
    expect(() => markForEagerCompilation(site)).toThrow('The pages share no large script.')
    expect(() => removeEmptySitemap(site)).toThrow('The export has no sitemap.xml.')
  })
  await onExport(withoutPage, (site) =>
    expect(writeServiceWorker(site)).rejects.toThrow('The export has no page for /ppf.'),
  )
  await onExport(withoutData, (site) =>
    expect(writeServiceWorker(site)).rejects.toThrow('no data for client navigation to /marine-film'),
  )
})
