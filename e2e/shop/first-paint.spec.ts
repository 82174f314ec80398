import type { Page } from '@playwright/test'
import { SAMPLE_CATALOGUE } from '@/lib/shop/fetch-characters'
import { SERVICE_URL } from '../../scripts/exports'
import { test as configured } from '../configured-fixtures'
import { expect, test } from '../fixtures'
import { openWithoutScripts } from '../hold'
import { recordPaths } from '../requests'

/** The files of the portraits that have loaded in the placeholder cards. */
const placeholderPortraits = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-busy="true"] img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src.split('/').at(-1)),
    )

test('before the scripts load, portraits show, as large as the cards, each fetched once, and a filter can be typed', async ({
  page,
}) => {
  const requests = recordPaths(page, (path) => /lustra\.svg$|\.json$/.test(path))
  const letScriptsLoad = await openWithoutScripts(page, '/shop')
  await expect
    .poll(() => placeholderPortraits(page))
    .toEqual(['lustra.svg', 'cobalto.svg', 'nacar.svg', 'azogue.svg'])
  await expect(page.getByRole('article')).toHaveCount(0)
  const placeholder = await page.locator('[aria-busy="true"] > li').first().boundingBox()
  const filter = page.getByRole('searchbox', { name: 'Filter by name' })
  await filter.fill('lustra')
  letScriptsLoad()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(filter).toHaveValue('lustra')
  await filter.fill('')
  await expect(page.getByRole('article')).toHaveCount(12)
  const card = await page.getByRole('article').first().boundingBox()
  expect(card?.width).toBe(placeholder?.width)
  expect(Math.abs((card?.height ?? 0) - (placeholder?.height ?? 0))).toBeLessThan(8)
  expect(requests.toSorted()).toEqual([SAMPLE_CATALOGUE, '/characters/lustra.svg'])
})

configured(
  'a configured service gets one plain request while the scripts are loading, and no sample portraits show',
  async ({ page, service }) => {
    const responded = page.waitForResponse((response) => response.url().startsWith(SERVICE_URL))
    const letScriptsLoad = await openWithoutScripts(page, '/shop')
    await (await responded).finished()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
    expect(await placeholderPortraits(page)).toEqual([])
    await expect(page.getByRole('article')).toHaveCount(0)
    letScriptsLoad()
    await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
    expect(service.requests()).toEqual(['GET without cookies without referrer'])
  },
)
