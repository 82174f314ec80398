import { expect, indicator, openMoving, slide, test, videoOf } from './carousel'

test('a broken video leaves its poster visible, and a WebM falls back to the MP4', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404.*\/carousel\/ppf\.(webm|mp4)/)
  await page.route(/carousel\/ppf\.(webm|mp4)/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(/carousel\/(window-film\.(webm|mp4)|marine-film\.webm)/, (route) =>
    route.fulfill({ contentType: 'video/webm', body: 'no video' }),
  )
  await openMoving(page)
  for (const title of ['Protección PPF', 'Window Film']) {
    await indicator(page, title).click()
    const video = videoOf(page, title)
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.networkState === v.NETWORK_NO_SOURCE))
      .toBe(true)
    await expect(video).toHaveCSS('opacity', '0')
    const poster = slide(page, title).locator('img')
    await expect
      .poll(() => poster.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
  await indicator(page, 'Marine Film').click()
  await expect
    .poll(() => videoOf(page, 'Marine Film').evaluate((video: HTMLVideoElement) => video.currentSrc))
    .toMatch(/marine-film\.mp4$/)
})
