import type { Locator } from '@playwright/test'
import { test as base, expect } from '../fixtures'
import { resize } from '../resize'

/** Waits until a state is there, and scans the tool, or all of the page, on a phone and on a laptop. */
const test = base.extend<{ expectScanned: (shown: Locator, within?: string) => Promise<void> }>({
  expectScanned: async ({ page, expectAccessible }, use) => {
    await use(async (shown, within = '#tool') => {
      await expect(shown).toBeVisible()
      for (const width of [390, 1280]) {
        await resize(page, width)
        await expectAccessible(within)
      }
    })
  },
})

// Without fades, in which a color is neither the old nor the new one.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// A year after they were checked the laws make no claim.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-24'))

const TEXAS = '/window-film?vehicle=truck&place=texas'

// routes.spec.ts scans each page as it opens, and everywhere.spec.ts the tools with prices.
test('the tint tool is on one screen, and accessible with a film that is added although it is too dark', async ({
  page,
  open,
  expectAccessible,
  tool,
}) => {
  await open(TEXAS)
  await resize(page, 1280)
  await expect(tool.getByRole('button', { name: 'Add 3 windows to my quote' })).toBeInViewport({ ratio: 1 })
  // On a phone most of it is.
  await resize(page, 390, 844)
  for (const part of [
    tool.getByLabel('Vehicle'),
    tool.getByRole('img', { name: 'A car’s window, seen from inside by day' }),
    tool.getByRole('slider'),
    tool.getByText('Depends on your glass'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })

  await tool.getByText('What the law says in Texas').click()
  await tool.getByText('Every place on our list').click()
  // On a phone a place without figures has one cell, as wide as its row.
  const row = tool.getByRole('row', { name: /^MX|^Mexico/ })
  const cell = row.getByText('Varies by state')
  expect((await cell.boundingBox())?.width).toBe((await row.boundingBox())?.width)

  await tool.getByRole('button', { name: '15% film' }).click()
  await tool.getByRole('button', { name: /^Add anyway/ }).click()
  await expect(tool.getByText('No light limit in Texas: rear side windows.')).toBeVisible()
  await expectAccessible('#tool')
})

test('the coverage and the boat tool are accessible with an error', async ({
  page,
  open,
  expectAccessible,
  tool,
}) => {
  await resize(page, 390)
  await open('/ppf?panels=')
  await tool.getByRole('button', { name: 'Add to my quote' }).click()
  await expect(tool.getByText('Choose at least one panel first.')).toBeVisible()
  await expectAccessible('main')
  await open('/marine-film?zones=&loa=nonsense')
  await tool.getByLabel('Beam').fill('wide')
  await expect(tool.getByLabel('Beam')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible('main')
})

test('the tint tool is accessible with any film, in any view', { tag: '@sweep' }, async ({
  open,
  expectScanned,
  tool,
}) => {
  await open(TEXAS)
  await expectScanned(tool.getByText('Also required in Texas:'))
  await tool.getByRole('button', { name: '15% film' }).click()
  await expect(tool.getByText('Too dark').first()).toBeVisible()
  await expectScanned(tool.getByRole('button', { name: 'Use 50%' }))
  await tool.getByRole('button', { name: /^Add anyway/ }).click()
  await expectScanned(tool.getByText('No light limit in Texas: rear side windows.'))
  for (const [view, name] of [
    ['Night', /inside by night$/],
    ['Outside', /the cabin lit$/],
    ['Day', /outside by day$/],
  ] as const) {
    await tool.getByRole('radio', { name: view }).check({ force: true })
    await expectScanned(tool.getByRole('img', { name }))
  }
})

test('the tint tool is accessible with place, law and glass', { tag: '@sweep' }, async ({
  open,
  expectScanned,
  tool,
}) => {
  await open(`${TEXAS}&front-side=35.37`)
  await tool.getByText('What the law says in Texas').click()
  await tool.getByText('Every place on our list').click()
  await expectScanned(tool.getByRole('row', { name: /^Spain/ }))
  await tool.getByText('Glass of the front side windows').click()
  const glass = tool.getByLabel('Light through the bare glass')
  await expect(glass).toHaveValue('37%')
  await expectScanned(glass)
  await glass.fill('dark')
  await glass.blur()
  await expectScanned(tool.locator('[aria-invalid=true]'))
})

test('the tint tool is accessible with a quote that is full', { tag: '@sweep' }, async ({
  page,
  open,
  expectScanned,
  tool,
}) => {
  await page.addInitScript(() => {
    const lines = Array.from({ length: 50 }, (_, i) => `/window-film?film=${i + 10}&glass=75`)
    localStorage.setItem('tersa.quote', JSON.stringify(lines))
  })
  await open('/window-film?film=5&glass=20&place=colombia&window=windscreen')
  await tool.getByRole('button', { name: /^Add/ }).click()
  await expect(tool.getByText('Too dark').first()).toBeVisible()
  await expectScanned(tool.getByText('Your quote is full. Remove a line first.'))
})

test('the coverage tool is accessible with any choice of panels', { tag: '@sweep' }, async ({
  open,
  expectScanned,
  tool,
}) => {
  await open('/ppf?panels=hood.door-rear&vehicle=truck')
  await expectScanned(tool.getByRole('checkbox', { name: 'Bed sides' }), 'main')
  await tool.getByRole('radio', { name: /^Full/ }).check({ force: true })
  await expectScanned(tool.getByText('Panels: 12 of 12'))
  await open('/ppf?panels=')
  await tool.getByRole('button', { name: 'Add to my quote' }).click()
  await expect(tool.getByRole('group', { name: /^Added/ })).toHaveCount(0)
  await expectScanned(tool.getByText('Choose at least one panel first.'), 'main')
})

test('the boat tool is accessible in all units and errors', { tag: '@sweep' }, async ({
  page,
  open,
  expectScanned,
  tool,
}) => {
  await open('/marine-film?loa=9')
  await page.getByRole('group', { name: 'Units' }).getByText('US').click()
  const inFeet = tool.getByText(/sq\sft$/).filter({ visible: true })
  await expectScanned(inFeet.first(), 'main')
  await open('/marine-film?zones=&loa=nonsense')
  await tool.getByLabel('Beam').fill('wide')
  await expect(tool.getByLabel('Beam')).toHaveAttribute('aria-invalid', 'true')
  await expectScanned(tool.getByRole('button', { name: 'Fix the length first' }), 'main')
})
