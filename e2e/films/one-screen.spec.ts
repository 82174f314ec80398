import { filmRoutes } from '@/lib/config/routes'
import { expect, test, untilHydrated } from '../fixtures'

test.use({ viewport: { width: 1280, height: 800 } })

/** The lower edge of the button that adds the choice, with what a laptop’s window leaves below it. */
const LOWEST = 790

for (const route of filmRoutes)
  test(`on a laptop the whole tool of ${route} is on one screen, in each language, with and without prices`, async ({
    page,
    siteUrl,
    subPathUrl,
  }) => {
    const edges: Record<string, number> = {}
    for (const site of [siteUrl, subPathUrl])
      for (const language of ['', '/es']) {
        await page.goto(site + language + route)
        await untilHydrated(page)
        const button = page.locator('#tool .btn-primary, #tool .btn-warn')
        await expect(button).toBeVisible()
        const isPriced = site === subPathUrl
        if (isPriced)
          await expect(
            page
              .locator('#tool')
              .getByText(/\$|USD/)
              .first(),
          ).toBeVisible()
        const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: 0 }
        edges[`${language || '/en'}${isPriced ? ', with prices' : ''}`] = Math.round(y + height)
      }
    expect(Object.entries(edges).filter(([, edge]) => !(edge <= LOWEST))).toEqual([])
  })
