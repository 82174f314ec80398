import type { Page } from '@playwright/test'
import { SAMPLE_CATALOGUE } from '@/lib/characters/service-url'
import { SERVICE_URL } from '../scripts/exports'
import { test as configured } from './configured-fixtures'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'

test('the sample catalogue is fetched once', async ({ page, open }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) requests.push(new URL(request.url()).pathname)
  })
  await open('/shop')
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(requests).toEqual([SAMPLE_CATALOGUE])
})

configured(
  'the shop requests the catalogue once, while the scripts are still loading',
  async ({ page, characters, service }) => {
    characters('a catalogue')
    const letScriptsLoad = await holdScripts(page)
    const responded = page.waitForResponse((response) => response.url().startsWith(SERVICE_URL))
    await page.goto('/shop', { waitUntil: 'commit' })
    await (await responded).finished()
    await expect(page.getByRole('article')).toHaveCount(0)
    letScriptsLoad()
    await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
    expect(service.requests()).toHaveLength(1)
  },
)

/** The portraits that the waiting cards show, loaded. */
const waitingPortraits = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-busy="true"] img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src.split('/').at(-1)),
    )

test('the first portraits show while the scripts are still loading, and are fetched once', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('lustra.svg')) requests.push(request.resourceType())
  })
  const letScriptsLoad = await holdScripts(page)
  await page.goto('/shop', { waitUntil: 'commit' })
  await expect
    .poll(() => waitingPortraits(page))
    .toEqual(['lustra.svg', 'cobalto.svg', 'nacar.svg', 'azogue.svg'])
  await expect(page.getByRole('article')).toHaveCount(0)
  letScriptsLoad()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(requests).toEqual(['image'])
})

configured(
  'a configured service’s page shows no portraits of the sample catalogue',
  async ({ page, characters }) => {
    characters('a catalogue')
    const letScriptsLoad = await holdScripts(page)
    await page.goto('/shop', { waitUntil: 'commit' })
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
    expect(await waitingPortraits(page)).toEqual([])
    letScriptsLoad()
    await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
  },
)
