import { existsSync } from 'node:fs'
import { footerPlace, placeCard } from '@/lib/content/places'
import { linePrice, workPage } from '@/lib/content/workshop'
import { filesIn } from '../../scripts/export/html'
import { pageIn, readIn } from '../export-files'
import { expect, inSubPath, test } from './workshop-fixtures'

test('a place says when it is open, and a link leads past it to the form', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/contact')
  const northside = page.getByRole('article').filter({ hasText: 'Northside' })
  await expect(northside.getByText('Open now, until 6:00 PM')).toBeVisible()
  await expect(northside.getByRole('row', { name: /today/ })).toBeVisible()
  await expect(page.getByText(/own local time/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByText('Open now, until 6:00 PM')).toBeVisible()
})

test('a price follows the choice, and leads to a package if there is none', async ({ page, open }) => {
  await open('/ppf')
  const tool = page.locator('#tool')
  const button = tool.getByRole('button', { name: 'Add to my quote' })
  await expect(tool.getByText('from $1,150 to $1,400')).toBeVisible()
  await tool.getByRole('radio', { name: /^Road/ }).check()
  await expect(tool.getByText('from $2,050 to $2,450')).toBeVisible()
  await tool.getByText('Panels: 8 of 12').click()
  const below = async () => {
    const [top, { y } = { y: 0 }] = [await tool.boundingBox(), (await button.boundingBox()) ?? undefined]
    return y - (top?.y ?? 0)
  }
  const place = await below()
  await tool.getByRole('checkbox', { name: 'Rear bumper' }).uncheck()
  await expect(tool.getByText('no price for this choice')).toBeVisible()
  expect(await below()).toBeCloseTo(place)
  await tool.getByRole('link', { name: 'Road, from $2,050 to $2,450' }).click()
  await expect(tool.getByRole('checkbox', { name: 'Rear bumper' })).toBeChecked()
})

test('a film page leads to the pairs, which can be filtered by line', async ({ page, open }) => {
  await open('/window-film')
  await page.getByRole('main').getByRole('link', { name: 'Our work, before and after' }).click()
  await expect(page).toHaveURL(inSubPath('/work'))
  const pairs = page.getByRole('figure').filter({ visible: true })
  await expect(pairs).toHaveCount(3)
  await page.getByRole('radio', { name: /^Windows/ }).check()
  await expect(pairs).toHaveText([/Living room, facing west/])
  await page.keyboard.press('ArrowRight')
  await expect(pairs).toHaveText([/Topsides of a 30 ft boat/])
})

test('the edge between two pictures moves by keyboard and by pointer', async ({ page, open }) => {
  await open('/work')
  const edge = page.getByRole('slider', { name: 'Before and after, Front, on a red coupe' })
  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuetext', '51% before, 49% after')
  await page.keyboard.press('End')
  await expect(edge).toHaveAttribute('aria-valuetext', '100% before, 0% after')
  const { x, y, width, height } = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(edge).toHaveAttribute('aria-valuetext', '50% before, 50% after')
})

test('search engines find the places, and the work', ({ subPathFolder }) => {
  expect(pageIn(subPathFolder, '/contact').match(/"@type":"LocalBusiness"/g)).toHaveLength(2)
  expect(readIn(subPathFolder, 'sitemap.xml')).toContain('/work</loc>')
  expect(existsSync(`${subPathFolder}/shop/coupe-after.jpg-800.webp`)).toBe(true)
})

test('the pages of an export without the file show nothing of it', ({ siteFolder }) => {
  const words = [
    placeCard.map,
    placeCard.hours,
    footerPlace.details,
    linePrice.none,
    linePrice.includes,
    workPage.lead,
  ]
  const files = filesIn(siteFolder)
  expect(files.filter((file) => /^work\b|^shop\/.*\.(jpg|webp)$/.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|txt|xml)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const traces = texts.flatMap((file) => {
    const text = readIn(siteFolder, file)
    return [...words, 'href="/work', '/work</loc>']
      .filter((word) => text.includes(word))
      .map((word) => `${file}: ${word}`)
  })
  expect(traces).toEqual([])
})
