import { test } from './faulty-fixtures'
import { expect } from './fixtures'
import { longestTask, recordLongTasks } from './long-tasks'

const LONGEST_MS = 200

for (const [scenario, shown] of [
  ['C32 100,000 entries', 'article'],
  ['C31 20 MB', 'alert'],
] as const) {
  test(`${scenario} hold nothing up`, { tag: '@chromium' }, async ({ page, open, characters }) => {
    await characters(scenario)
    await recordLongTasks(page)
    const longest: number[] = []
    for (let visit = 0; visit < 3; visit++) {
      await open('/shop')
      await expect(page.getByRole('main').getByRole(shown).first()).toBeVisible()
      await page.getByRole('searchbox', { name: 'Filter by name' }).pressSequentially('name 4')
      longest.push(await longestTask(page))
    }
    expect(Math.min(...longest)).toBeLessThan(LONGEST_MS)
  })
}
