import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { calendarFile } from '@/lib/appointment/care-calendar'
import { metadataOf, structuredDataOf, titleTemplate } from '@/lib/config/metadata'
import { allPages } from '@/lib/config/routes'
import AboutPage from './about/page'
import manifest from './manifest'

jest.mock('@/lib/content/facts/site', () => {
  const { site, social, ...others } = jest.requireActual('@/lib/content/facts/site')
  const [first, ...rest] = social
  const filledIn = { ...first, href: 'https://www.instagram.com/another.shop' }
  return { ...others, site: { ...site, name: 'Another Shop' }, social: [filledIn, ...rest] }
})
jest.mock('@/lib/config/site-url', () => ({
  hasSiteUrl: true,
  canonicalUrl: (path: string) => `https://another.example${path}`,
  languageUrls: () => undefined,
  shopUrl: 'https://another.example/',
}))

test('a renamed shop has its new name in titles, sharing data, the manifest, structured data and calendar files', () => {
  expect(titleTemplate).toContain('Another Shop')
  for (const { route, picture } of allPages) {
    const { title, openGraph } = metadataOf(route)
    if (route === '/') expect(title).toMatchObject({ absolute: expect.stringContaining('Another Shop') })
    const named = { siteName: 'Another Shop', title: expect.stringContaining('Another Shop') }
    if (picture) expect(openGraph).toMatchObject(named)
  }
  expect(allPages.map(({ title, description }) => `${title} ${description}`).join()).not.toContain('Tersa')
  expect(manifest()).toMatchObject({ name: 'Another Shop' })
  expect(structuredDataOf('/')['@graph']).toMatchObject([{ name: 'Another Shop' }])
  expect(calendarFile([], new Date())).toContain('PRODID:-//Another Shop//Dates//EN\r\n')
})

test('search engines get the social addresses that the operator has filled in', () => {
  expect(structuredDataOf('/')['@graph']).toMatchObject([
    { sameAs: ['https://www.instagram.com/another.shop'] },
  ])
})

test('a renamed shop is renamed where people look: in the header, the footer and on the About page', () => {
  for (const part of [<Header key="header" badges={null} />, <Footer key="footer" />])
    expect(renderToStaticMarkup(part)).toContain('>Another Shop</span>')
  render(<AboutPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Another Shop:/)
})
