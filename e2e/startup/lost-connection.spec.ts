import type { Server } from 'node:http'
import { createStaticServer, listen } from '../../scripts/server'
import { expect, test, untilHydrated } from '../fixtures'

/** A host whose connections can break and return, on the same port. */
async function hostOf(folder: string) {
  let server: Server
  const start = async (port: number) => {
    server = createStaticServer(folder)
    return listen(server, port)
  }
  const port = await start(0)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    resume: () => start(port),
  }
}

const LOST = 'could not be loaded. Check your connection and try again.'

test('parts load again after the connection has been gone for long', async ({
  page,
  siteFolder,
  allowTrouble,
}) => {
  const host = await hostOf(siteFolder)
  allowTrouble(/127\.0\.0\.1|ERR_|Failed to load/)
  await page.goto(`${host.url}/window-film?vehicle=truck&place=texas`)
  await untilHydrated(page)
  await expect(page.getByText('Also required in Texas')).toBeVisible()
  await host.stop()

  const notice = page.getByRole('status').filter({ hasText: LOST })
  const cart = page.getByRole('button', { name: /^Cart/ })
  const add = page.locator('#tool').getByRole('button', { name: 'Add 3 windows to my quote' })
  const fold = page.locator('#tool details').filter({ hasText: 'Glass of the front side windows' })
  // More than once, since the bundler keeps a failure from the second on.
  for (let press = 0; press < 2; press += 1) {
    await cart.click()
    await expect(notice.filter({ hasText: 'Cart' })).toBeVisible()
    await add.click()
    await expect(notice.filter({ hasText: 'Your quote' })).toBeVisible()
  }
  await fold.locator('summary').click()
  await expect(fold.getByRole('alert')).toContainText(LOST)
  // Each says it once, and nothing else says that the page is broken.
  await expect(page.getByText('This page could not load everything.')).toBeHidden()

  await host.resume()
  await fold.getByRole('button', { name: 'Try again' }).click()
  await expect(fold.getByRole('radio').first()).toBeVisible()
  await add.click()
  await expect(page.locator('#tool').getByRole('group', { name: /^Added/ })).toBeVisible()
  await cart.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(LOST)).toHaveCount(0)
  await page.close()
  await host.stop()
})
