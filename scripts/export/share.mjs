// What search engines and shared links read, written into the pages: canonical address, Open Graph, JSON-LD.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import { fileOf } from './pages.mjs'

const jiti = createJiti(import.meta.url, { alias: { '@': process.cwd() } })

export async function sharePages(folder) {
  const [{ allPages }, { hasAddress, urlOf }, { structuredDataOf }] = await Promise.all([
    jiti.import('../../lib/content/pages.ts'),
    jiti.import('../../lib/content/site-url.ts'),
    jiti.import('../../lib/content/structured-data.ts'),
  ])
  if (!hasAddress) {
    console.log('NEXT_PUBLIC_SITE_URL is not set: no canonical addresses, no sharing pictures, no sitemap.')
    // Next writes one that names nothing, which search engines take for a mistake.
    rmSync(join(folder, 'sitemap.xml'))
    return
  }
  for (const page of allPages) {
    if (!page.picture) continue
    const file = join(folder, fileOf(folder, page.address))
    const html = readFileSync(file, 'utf8')
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    if (!title) throw new Error(`${file} has no title to share.`)
    const data = structuredDataOf(page.address)
    writeFileSync(
      file,
      html.replace('</head>', () => `${tagsOf(page, title, urlOf)}${dataTags(data)}</head>`),
    )
  }
}

/** `title` is escaped already, as it stands in the page. */
function tagsOf({ address, description, picture, pictureSize: [width, height] }, title, urlOf) {
  const graph = {
    type: 'website',
    site_name: 'Tersa',
    title,
    description: escapeText(description),
    url: escapeText(urlOf(address)),
    image: escapeText(urlOf(picture)),
    'image:width': width,
    'image:height': height,
  }
  return [
    `<link rel="canonical" href="${graph.url}"/>`,
    ...Object.entries(graph).map(([name, value]) => `<meta property="og:${name}" content="${value}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('')
}

/** No text can end the element early. */
function dataTags(data) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${text}</script>`
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
