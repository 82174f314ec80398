import { expect, test } from '../configured-fixtures'
import { hold } from '../hold'
import { recordPaths } from '../requests'
import { enlargeText } from '../resize'
import * as hero from './hero'

const TITLES = ['Protección PPF', 'Window Film', 'Marine Film']

test('until the page has loaded one poster loads; then only the visible slide’s video plays, muted, in a loop, until Pause', async ({
  page,
}) => {
  const media = recordPaths(page, (path) => /^\/carousel\/.*\.(avif|webp|jpg|webm|mp4)$/.test(path))
  // Without the logo the page hydrates but does not finish loading.
  const finishLoading = await hold(page, '**/mark-on-dark.svg')
  const stateOf = (title: string) =>
    hero
      .videoOf(page, title)
      .evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }))
  const videos = () => [...new Set(media.flatMap((path) => path.match(/[\w-]+(?=\.(webm|mp4)$)/)?.[0] ?? []))]
  await page.setViewportSize({ width: 390, height: 844 })
  const loaded = hero.openFrozen(page)
  await expect(hero.carousel(page)).toHaveAttribute('data-moving', 'true')
  expect(media).toEqual(['/carousel/ppf.avif'])
  finishLoading()
  await loaded
  await hero.expectPlaying(page, 'Protección PPF')
  expect(await stateOf('Protección PPF')).toEqual({ muted: true, loop: true, paused: false })
  expect(videos()).toEqual(['ppf'])

  await hero.indicator(page, 'Window Film').click()
  await hero.expectPlaying(page, 'Window Film')
  await expect.poll(() => stateOf('Protección PPF')).toEqual({ muted: true, loop: true, paused: true })
  expect(videos()).toEqual(['ppf', 'window-film'])
  await hero.control(page).click()
  await expect.poll(() => stateOf('Window Film')).toEqual({ muted: true, loop: true, paused: true })
})

test('the exported page preloads the first poster as AVIF in two sizes', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(
    /<link rel="preload" as="image"[^>]*imageSrcSet="\/carousel\/ppf-800\.avif 800w, \/carousel\/ppf\.avif 1600w"/i,
  )
  expect(html).toMatch(/<source[^>]*type="image\/avif"[^>]*ppf-800\.avif 800w/)
  expect(html).toMatch(/<img[^>]*src="\/carousel\/ppf\.jpg"/)
})

test('with text at 200% on the smallest screen no part of a slide is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await hero.openFrozen(page)
  await enlargeText(page)
  for (const title of TITLES) {
    await hero.indicator(page, title).click()
    const parts = hero.slide(page, title).locator('h2, a')
    await expect(parts).toHaveCount(3)
    const cut = await parts.evaluateAll((all) =>
      all.filter((part) => {
        const frame = part.closest('[data-moving]')?.getBoundingClientRect() ?? new DOMRect()
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < 0 || right > 320 || top < frame.top || bottom > frame.bottom
      }),
    )
    expect(cut, title).toHaveLength(0)
  }
})

test('a broken video shows its poster, and a WebM its MP4', async ({ page, expectTrouble }) => {
  expectTrouble(/404.*\/carousel\/ppf\.(webm|mp4)/)
  await page.route(/carousel\/ppf\.(webm|mp4)/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(/carousel\/(window-film\.(webm|mp4)|marine-film\.webm)/, (route) =>
    route.fulfill({ contentType: 'video/webm', body: 'no video' }),
  )
  await hero.openMoving(page)
  for (const title of ['Protección PPF', 'Window Film']) {
    await hero.indicator(page, title).click()
    const video = hero.videoOf(page, title)
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.networkState === v.NETWORK_NO_SOURCE))
      .toBe(true)
    await expect(video).toHaveCSS('opacity', '0')
    const poster = hero.slide(page, title).locator('img')
    await expect
      .poll(() => poster.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
  await hero.indicator(page, 'Marine Film').click()
  await expect
    .poll(() => hero.videoOf(page, 'Marine Film').evaluate((video: HTMLVideoElement) => video.currentSrc))
    .toMatch(/marine-film\.mp4$/)
})

const withoutScripts = test.extend({ javaScriptEnabled: false })

withoutScripts('without scripts all slides can be read in a row, without controls', async ({ page }) => {
  await page.goto('/')
  for (const title of TITLES) {
    await hero.slide(page, title).scrollIntoViewIfNeeded()
    await expect(hero.slide(page, title).getByRole('heading', { name: title })).toBeInViewport()
  }
  await expect(hero.slide(page, 'Protección PPF').getByRole('heading')).toHaveAttribute('lang', 'es')
  await expect(hero.carousel(page).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await hero.slide(page, 'Protección PPF').getByRole('link', { name: 'Shop now' }).click()
  await expect(page).toHaveURL('/shop')
})
