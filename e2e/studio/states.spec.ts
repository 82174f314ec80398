import { button, expect, field, openFile, preview, state, test } from './studio'

// routes.spec.ts scans the page as it opens, at 390 px too.
test('the studio’s states are accessible', { tag: '@sweep' }, async ({ page, open, expectAccessible }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await open('/preview')
  await button(page, 'Got it').click()
  await expect(preview(page).getByRole('heading', { name: 'Protección PPF' })).toBeVisible()

  await field(page, 'Line').fill('New line.')
  await page.locator('summary', { hasText: '1 change:' }).click()
  await expect(button(page, 'Revert: Line of slide 1')).toBeVisible()
  await expectAccessible('main')
  await page.keyboard.press('Escape')

  await button(page, 'From the video: choose the poster…').click()
  await expect(button(page, 'Use this frame')).toBeEnabled()
  await expectAccessible('main')
  await button(page, 'Cancel').click()

  await button(page, 'Delete').click()
  await expect(button(page, /^Undo: /)).toBeFocused()
  await expectAccessible('main')

  await button(page, 'Add slide').click()
  await page.keyboard.press('Control+s')
  await expect(state(page, /^Four things to fix/)).toBeVisible()
  await expectAccessible('main')

  await page.getByRole('tab', { name: 'Text' }).click()
  await openFile(page, '{ "slides": [')
  await expect(state(page, /the file ends before a closing/)).toBeVisible()
  await expectAccessible('main')
})
