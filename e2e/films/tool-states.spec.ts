import type { Locator, Page } from '@playwright/test'
import { filmRoutes } from '@/lib/config/routes'
import { expect, test } from '../fixtures'
import { resize } from '../resize'

const TEXAS = '/window-film?vehicle=truck&place=texas'
const TOO_DARK = `${TEXAS}&front-side=15.75&rear-side=20.20&rear=20.20`

type State = {
  name: string
  url: string
  /** Brings the state about. */
  act?: (tool: Locator, page: Page) => Promise<void>
  /** What shows that it is there; the page is scanned around it. */
  shown: (tool: Locator) => Locator
  within?: 'main'
}

// routes.spec.ts scans each page as it opens, and everywhere.spec.ts the tools with prices.
const states: State[] = [
  {
    name: 'the tint tool with legal films',
    url: TEXAS,
    shown: (tool) => tool.getByText('Three windows, all legal in Texas.'),
  },
  {
    name: 'the tint tool with a film that is too dark',
    url: TOO_DARK,
    shown: (tool) => tool.getByRole('button', { name: 'Use 35%' }),
  },
  {
    name: 'the tint tool after a film was added that is not legal',
    url: TOO_DARK,
    act: (tool) => tool.getByRole('button', { name: /^Add anyway/ }).click(),
    shown: (tool) => tool.getByText('Legal in Texas: rear side windows and rear window.'),
  },
  {
    name: 'the tint tool by night',
    url: `${TEXAS}&at=night`,
    shown: (tool) => tool.getByRole('img', { name: /inside by night$/ }),
  },
  {
    name: 'the tint tool from outside',
    url: `${TEXAS}&from=outside`,
    shown: (tool) => tool.getByRole('img', { name: /outside by day$/ }),
  },
  {
    name: 'the tint tool from outside by night',
    url: `${TEXAS}&from=outside&at=night`,
    shown: (tool) => tool.getByRole('img', { name: /the cabin lit$/ }),
  },
  {
    name: 'the list of places, searched',
    url: TEXAS,
    act: async (tool) => {
      await tool.getByRole('button', { name: 'Registered in Texas' }).click()
      await tool.getByRole('combobox', { name: 'Where is it registered?' }).fill('a')
    },
    shown: (tool) => tool.getByRole('option', { name: 'Alabama' }),
  },
  {
    name: 'the law of a place with the table of all places',
    url: TEXAS,
    act: async (tool) => {
      await tool.getByText('What the law says in Texas').click()
      await tool.getByText('Every place on our list').click()
    },
    shown: (tool) => tool.getByRole('row', { name: /^Spain/ }),
  },
  {
    name: 'the tint tool with another value of the glass',
    url: `${TEXAS}&front-side=35.37`,
    act: (tool) => tool.getByText('Glass of the front side windows').click(),
    shown: (tool) => tool.getByLabel('Light through the bare glass'),
  },
  {
    name: 'the tint tool with glass that cannot be read',
    url: `${TEXAS}&front-side=35.37`,
    act: async (tool) => {
      await tool.getByText('Glass of the front side windows').click()
      await tool.getByLabel('Light through the bare glass').fill('dark')
      await tool.getByLabel('Light through the bare glass').blur()
    },
    shown: (tool) => tool.locator('[aria-invalid=true]'),
  },
  {
    name: 'the tint tool with glass that is too dark without film, and a full quote',
    url: '/window-film?film=5&glass=20&place=colombia&window=windscreen',
    act: async (tool, page) => {
      await page.evaluate(() => {
        const lines = Array.from({ length: 50 }, (_, i) => `/window-film?film=${i + 10}&glass=75`)
        localStorage.setItem('tersa.quote', JSON.stringify(lines))
      })
      await tool.getByRole('button', { name: /^Add/ }).click()
      await expect(tool.getByText('Too dark for Colombia even without film.')).toBeVisible()
    },
    shown: (tool) => tool.getByText('Your quote is full. Remove a line first.'),
  },
  {
    name: 'the ppf tool with a package',
    url: '/ppf?vehicle=truck',
    shown: (tool) => tool.getByText('Panels: 5 of 12'),
  },
  {
    name: 'the ppf tool with every panel',
    url: '/ppf',
    act: (tool) => tool.getByRole('radio', { name: /^Full/ }).check({ force: true }),
    shown: (tool) => tool.getByText('Panels: 12 of 12'),
  },
  {
    name: 'the ppf tool with own panels',
    url: '/ppf?panels=hood.door-rear&vehicle=truck',
    shown: (tool) => tool.getByRole('checkbox', { name: 'Bed sides' }),
    within: 'main',
  },
  {
    name: 'the ppf tool without a panel',
    url: '/ppf?panels=',
    act: (tool) => tool.getByRole('button', { name: 'Add to my quote' }).click(),
    shown: (tool) => tool.getByText('Choose at least one panel first.'),
    within: 'main',
  },
  { name: 'the boat tool', url: '/marine-film?loa=9', shown: (tool) => tool.getByLabel('Length') },
  {
    name: 'the boat tool in feet',
    url: '/marine-film?loa=9',
    act: (tool) => tool.page().getByRole('group', { name: 'Units' }).getByText('US').click(),
    shown: (tool) =>
      tool
        .getByText(/sq ft of paint film/)
        .filter({ visible: true })
        .first(),
    within: 'main',
  },
  {
    name: 'the boat tool without a zone and with measures that it cannot read',
    url: '/marine-film?zones=&loa=nonsense',
    act: async (tool) => {
      await tool.getByLabel('Beam').fill('wide')
      await expect(tool.getByLabel('Beam')).toHaveAttribute('aria-invalid', 'true')
    },
    shown: (tool) => tool.getByRole('button', { name: 'Fix the length first' }),
    within: 'main',
  },
]

// One flow for each tool: a page costs half as much in a browser that has opened another one.
for (const route of filmRoutes)
  test(`each state of the tool of ${route} is accessible on a phone and on a laptop`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    // A year after they were checked the laws make no claim.
    await page.clock.setFixedTime('2026-11-24')
    const tool = page.locator('#tool')
    const ofTool = states.filter(({ url }) => url.startsWith(route))
    expect(ofTool.length).toBeGreaterThan(2)
    for (const { name, url, act, shown, within = '#tool' } of ofTool)
      await test.step(name, async () => {
        await open(url)
        await act?.(tool, page)
        await expect(shown(tool)).toBeVisible()
        for (const width of [390, 1280]) {
          await resize(page, width)
          await expectAccessible(within)
        }
        await page.evaluate(() => localStorage.clear())
      })
  })
