/** @jest-environment node */

import { linkLanguages } from './head'
import { onExport, pageWith } from './test-export'

const environment = { BASE_PATH: '/demo', LANGUAGES: 'en,es' }
const link = '<a hreflang="es" href="/demo/es">Español</a>'

test('the link to another language leads to the same page, except where there is none', async () => {
  const files = {
    'index.html': pageWith('', link),
    'shop.html': pageWith('', link),
    'preview.html': pageWith('', link),
    '404.html': pageWith('', link),
  }
  await onExport(
    files,
    (site, read) => {
      linkLanguages(site)
      expect(read('shop.html')).toContain('href="/demo/es/shop"')
      expect(read('index.html')).toContain(link)
      // Without hreflang, because the early script changes links that have it.
      for (const file of ['preview.html', '404.html']) expect(read(file)).toContain('<a href="/demo/es">')
    },
    { environment },
  )
})
