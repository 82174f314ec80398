import type { Page, Request } from '@playwright/test'

const ATTEMPTS = 10
const LOADING_MS = 30_000
const SHOWN = ['document', 'script', 'stylesheet', 'image', 'font']

/** Counts the requests that a picture depends on; to be called before the page opens. */
export function countLoading(page: Page, withData: boolean): () => number {
  const types = withData ? [...SHOWN, 'fetch'] : SHOWN
  const loading = new Set<Request>()
  page.on('request', (request) => {
    if (types.includes(request.resourceType())) loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return () => loading.size
}

/** Takes pictures until two in a row are equal. */
export async function steadyPicture(
  page: Page,
  loading: () => number,
  take: () => Promise<Buffer>,
): Promise<Buffer> {
  let last: Buffer | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await untilLoaded(page, loading)
    const picture = await take()
    if (last?.equals(picture)) return picture
    last = picture
  }
  throw new Error('It does not stop changing.')
}

/** Waits until no request is pending and the page is idle. */
export async function untilLoaded(page: Page, loading: () => number): Promise<void> {
  const deadline = Date.now() + LOADING_MS
  let quietTurns = 0
  // Twice, because a script that has just arrived may still have to run, and may load more.
  while (quietTurns < 2 && Date.now() < deadline) {
    await settle(page)
    quietTurns = loading() > 0 ? 0 : quietTurns + 1
  }
  if (quietTurns < 2) throw new Error('It does not stop loading.')
}

/** Waits for the pictures, videos and fonts of the page and its frames. */
async function settle(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      // Pictures below the fold load when they come near.
      for (const image of Array.from(document.images)) image.loading = 'eager'
      await Promise.allSettled([
        ...Array.from(document.images, (image) => image.decode()),
        ...Array.from(
          document.querySelectorAll('video'),
          (video) =>
            new Promise((resolve) => {
              const isShown = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
              if (isShown || video.preload === 'none' || !video.currentSrc) resolve(null)
              for (const event of ['loadeddata', 'error', 'emptied']) video.addEventListener(event, resolve)
            }),
        ),
      ])
      await document.fonts.ready
      // The sticky header would be in the middle of the page.
      window.scrollTo({ top: 0, behavior: 'instant' })
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    })
}
