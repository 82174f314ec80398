import { filmRoutes } from '@/lib/config/routes'
import { expect, test } from '../fixtures'

/** Where the button that adds the choice ends at the latest, so that it is in a laptop's window with the whole tool. */
const LOWEST = 790

for (const prices of ['without', 'with'] as const)
  test.describe(() => {
    test.use({
      viewport: { width: 1280, height: 800 },
      baseURL: ({ siteUrl, subPathUrl }, use) => use(prices === 'with' ? subPathUrl : siteUrl),
    })

    for (const route of filmRoutes)
      test(`on a laptop the tool of ${route} ${prices} prices ends on the first screen, in each language`, async ({
        page,
        baseURL,
        tool,
        open,
      }) => {
        const edges: Record<string, number> = {}
        const inPlace = `${route}?place=texas`
        for (const path of [route, `/es${route}`, ...(route === '/window-film' ? [inPlace] : [])]) {
          await open(baseURL + path)
          if (path === inPlace) await expect(tool.getByText('Also required in Texas')).toBeVisible()
          if (prices === 'with')
            await expect(tool.getByText(/\$|USD|[nN]o price|[sS]in precio/).first()).toBeVisible()
          const button = tool.locator('.btn-lg')
          await expect(button).toBeVisible()
          // In the font before it, some texts are a line longer.
          await page.evaluate(() => document.fonts.ready)
          edges[path] = await button.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
        }
        expect(Object.entries(edges).filter(([, edge]) => !(edge <= LOWEST))).toEqual([])
      })
  })
