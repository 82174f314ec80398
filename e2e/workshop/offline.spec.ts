import { SUB_PATH } from '../../scripts/exports'
import { registeredWorkers, test, untilCached } from '../offline/offline-fixtures'
import { expect } from './workshop-fixtures'

test.use({ serviceWorkers: 'allow' })

test('offline under a sub-path the home page opens, and a tool says its price', async ({
  page,
  host,
  open,
  goOffline,
  subPathFolder,
  allowTrouble,
}) => {
  // A picture far below the tool, which may load later than the visitor goes offline.
  allowTrouble(/\/pictures\//)
  host.serve(subPathFolder)
  await page.clock.setFixedTime('2026-11-25T19:00:00Z')
  await open(SUB_PATH)
  await untilCached(page, SUB_PATH)
  await open(`${SUB_PATH}/ppf`)
  await untilCached(page, `${SUB_PATH}/offline`)
  const scope = host.url + SUB_PATH
  expect(await registeredWorkers(page)).toEqual([[scope, `${scope}/sw.js`]])
  await goOffline()
  await open(SUB_PATH)
  await expect(page.getByRole('region', { name: 'Product lines' })).toBeVisible()
  await open(`${SUB_PATH}/ppf`)
  await expect(page.locator('#tool').getByText('$1,150 to $1,400').last()).toBeVisible()
})
