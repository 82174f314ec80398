/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { titleTemplate } from '@/lib/config/metadata'
import { allPages } from '@/lib/config/routes'
import { slidePages } from '@/lib/content/carousel-check'

const routesInApp = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${dirname(file)}`.replace(/\/\.$/, '/'))

test('lib/content/en/pages.ts lists exactly the pages in app/', () => {
  const listed = allPages.map(({ route }): string => route)
  expect([
    ...routesInApp
      .filter((route) => !listed.includes(route))
      .map((route) => `Add ${route} to lib/content/en/pages.ts, with its title and description.`),
    ...listed
      .filter((route) => !routesInApp.includes(route))
      .map((route) => `Remove ${route} from lib/content/en/pages.ts: it has no page.tsx in app/.`),
  ]).toEqual([])
})

test('the title of each public page fits a search result, and those of the films name what people search for', () => {
  const titles = new Map(
    allPages.map(({ route, title }) => [route, route === '/' ? title : titleTemplate.replace('%s', title)]),
  )
  expect([...titles.values()].filter((title) => title.length > 60)).toEqual([])
  expect([titles.get('/'), titles.get('/ppf')]).toEqual([
    expect.stringContaining('PPF'),
    expect.stringContaining('PPF'),
  ])
  expect(titles.get('/window-film')).toContain('Tint')
})

/** Slides do not link to pages that only staff or signed-in customers use. */
const isForSlides = (route: string) => !/^\/(admin|user|preview|offline|forgot-password)/.test(route)

test('a slide may link to every public page', () => {
  const linked = slidePages.map(({ href }): string => href)
  const missing = allPages.filter(({ route }) => isForSlides(route) && !linked.includes(route))
  const advice = 'to lib/content/en/site.ts or lib/content/en/carousel.ts.'
  expect(missing.map(({ route }) => `Add ${route} ${advice}`)).toEqual([])
})
