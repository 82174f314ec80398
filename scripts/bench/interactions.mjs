// How long until the next paint after what visitors do most, on a processor four times slower.
const SLOWDOWN = 4

const deeds = {
  'filter the shop': async (page, origin) => {
    await page.goto(`${origin}/shop`)
    await page.getByRole('article').first().waitFor()
    return () => page.getByRole('main').getByRole('searchbox').pressSequentially('na')
  },
  'add to the cart': async (page, origin) => {
    await page.goto(`${origin}/shop`)
    const add = page.getByRole('article').first().getByRole('button', { name: /^Add/ })
    await add.waitFor()
    return () => add.click()
  },
  'open the drawer': async (page, origin) => {
    await page.goto(`${origin}/about`)
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
    await cart.hover()
    await page.waitForLoadState('networkidle')
    return async () => {
      await cart.click()
      await page.getByRole('dialog').waitFor()
    }
  },
  'move the tint slider': async (page, origin) => {
    await page.goto(`${origin}/window-film`)
    const slider = page.getByRole('slider')
    await slider.focus()
    return async () => {
      for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
    }
  },
}

const TRIES = 3

/** The longest interaction of each deed in milliseconds, the best of three tries on a warmed page. */
export async function measureInteractions(browser, origin) {
  const rows = []
  for (const [deed, prepare] of Object.entries(deeds)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    try {
      // The first visit warms the others: the worker begins then to fetch what is to open without a network.
      await longest(context, origin, prepare)
      const tries = []
      for (let nth = 0; nth < TRIES; nth++) tries.push(await longest(context, origin, prepare))
      rows.push({ deed, ms: Math.min(...tries) })
    } finally {
      await context.close()
    }
  }
  return rows
}

async function longest(context, origin, prepare) {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const act = await prepare(page, origin)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(observe)
  await act()
  const duration = await page.evaluate(settled)
  // Nothing is in the cart the next time either.
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await page.close()
  return duration
}

/** In the page. */
function observe() {
  window.durations = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** In the page: the longest, once the observer has heard of the last. */
function settled() {
  return new Promise((resolve) => {
    setTimeout(() => resolve(Math.max(0, ...window.durations)), 500)
  })
}
