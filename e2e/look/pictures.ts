// The pictures of `npm run look`: every route as it opens, and every state. Playwright itself waits until a page has stopped
// changing, and compares.
import { existsSync } from 'node:fs'
import { expect, type Frame, test } from '@playwright/test'
import { routes, UNKNOWN } from '@/lib/config/routes'
import { sessionFor, storageState } from '../storage-state'
import { type State, stateTitle } from './state'
import { states } from './states'

const opened = [...Object.keys(routes), UNKNOWN].map((route): State => ({ name: 'as it opens', route }))

for (const state of [...opened, ...states])
  test(stateTitle(state), async ({ page, context, baseURL }, info) => {
    const picture = `${stateTitle(state)} ${info.project.name}.png`
      .replace(/[^a-z0-9.]+/gi, '-')
      .replace(/^-/, '')
    // A route or a state that the other commit cannot show has no picture to compare with.
    test.skip(info.config.updateSnapshots === 'none' && !existsSync(info.snapshotPath(picture)), 'new')
    const session = state.route.startsWith('/user') ? sessionFor('user') : {}
    await context.setStorageState(storageState(baseURL ?? '', { ...session, ...state.stored }))
    await page.clock.setFixedTime(Number(process.env.LOOK_NOW))
    await state.before?.(page)
    const response = await page.goto(state.route)
    expect(response?.status()).toBe(state.route === UNKNOWN ? 404 : 200)
    await page.waitForFunction(() => 'tersaEarly' in window && window.tersaEarly === undefined)
    await state.show?.(page)
    // After scrolling, another control may be below the pointer and look hovered.
    await page.mouse.move(0, 0)
    for (const frame of page.frames()) await loadPictures(frame)
    // A film that is still being loaded does not change the picture.
    if (!state.isLoading) await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
    await expect(page).toHaveScreenshot(picture, { fullPage: !state.isWindow })
  })

/** Also those that load when they come near; then back to the top, or the sticky header would be in the middle. */
async function loadPictures(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    for (const image of Array.from(document.images)) image.loading = 'eager'
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
    await document.fonts.ready
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
