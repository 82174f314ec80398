import { layoutShift } from '../scripts/layout-shift'
import {
  carousel,
  control,
  expect,
  expectPlaying,
  indicator,
  openMoving,
  recordVideos,
  slide,
  test,
  videoOf,
} from './carousel'
import { hold } from './hold'

test('only the visible slide’s video loads and plays, and leaving a slide pauses it', async ({ page }) => {
  const videos = recordVideos(page)
  await openMoving(page)
  await expectPlaying(page, 'Protección PPF')
  expect(videos).toEqual(['ppf'])

  await indicator(page, 'Window Film').click()
  await expectPlaying(page, 'Window Film')
  expect(videos).toEqual(['ppf', 'window-film'])
  expect(await videoOf(page, 'Protección PPF').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('videos are muted and loop; the control stops them too', async ({ page }) => {
  await openMoving(page)
  await expectPlaying(page, 'Protección PPF')
  const stateOf = () =>
    videoOf(page, 'Protección PPF').evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({
      muted,
      loop,
      paused,
    }))
  expect(await stateOf()).toEqual({ muted: true, loop: true, paused: false })
  await control(page).click()
  await expect.poll(stateOf).toEqual({ muted: true, loop: true, paused: true })
})

test('a video is muted as a property before it plays, reached by a click within the site too', async ({
  page,
  open,
}) => {
  // Whatever the markup or an earlier page left behind.
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    const mutedAtPlay: boolean[] = []
    window.mutedAtPlay = mutedAtPlay
    HTMLMediaElement.prototype.play = function () {
      mutedAtPlay.push(this.muted)
      return play.call(this)
    }
    const create = document.createElement.bind(document)
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options)
      if (element instanceof HTMLVideoElement) {
        let isMuted = false
        let writes = 0
        Object.defineProperty(element, 'muted', {
          get: () => isMuted,
          // React sets it once while creating; that one is taken to have failed.
          set: (value: boolean) => {
            writes += 1
            if (writes > 1) isMuted = value
          },
        })
      }
      return element
    }
  })
  await open('/about')
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(videoOf(page, 'Protección PPF')).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.mutedAtPlay)).toContain(true)
  expect(await page.evaluate(() => window.mutedAtPlay)).not.toContain(false)
})

test('the video loads after the page has', async ({ page }) => {
  const videos = recordVideos(page)
  // The logo comes late: until then the page has not loaded, though it is hydrated.
  const finishLoading = await hold(page, '**/logo-on-dark.svg')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  expect(videos).toEqual([])
  finishLoading()
  await expectPlaying(page, 'Protección PPF')
})

test('the first poster is in the exported page, preloaded as AVIF in two sizes, with a fallback', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(
    /<link rel="preload" as="image"[^>]*imageSrcSet="\/carousel\/ppf-800\.avif 800w, \/carousel\/ppf\.avif 1600w"/i,
  )
  expect(html).toMatch(/<source[^>]*type="image\/avif"[^>]*ppf-800\.avif 800w/)
  expect(html).toMatch(/<img[^>]*src="\/carousel\/ppf\.jpg"/)
})

test('only one poster loads before the first video', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expectPlaying(page, 'Protección PPF')
  const first = asked.findIndex((path) => /\.(webm|mp4)$/.test(path))
  const posters = asked.slice(0, first).filter((path) => /carousel\/.*\.(avif|webp|jpg)$/.test(path))
  expect(posters).toEqual(['/carousel/ppf.avif'])
})

test('nothing on the page ever shifts', { tag: '@chromium' }, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expectPlaying(page, 'Protección PPF')
    await indicator(page, 'Window Film').click()
    await expectPlaying(page, 'Window Film')
    expect(await page.evaluate(layoutShift), `at ${width} px`).toBe(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all slides can be read, in a row that scrolls, and no dead control is shown', async ({ page }) => {
    await page.goto('/')
    for (const title of ['Protección PPF', 'Window Film', 'Marine Film']) {
      await slide(page, title).scrollIntoViewIfNeeded()
      await expect(slide(page, title).getByRole('heading', { name: title })).toBeInViewport()
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await slide(page, 'Protección PPF').getByRole('link', { name: 'Shop now' }).click()
    await expect(page).toHaveURL('/shop')
  })
})
