import { screen, within } from '@testing-library/react'
import { leave, press, renderDesk, settled } from '@/components/studio/test-desk'
import { openText } from '@/lib/studio/test-studio'

async function renderProblems(text: string) {
  const { store, view } = await renderDesk()
  await settled(() => void openText(store, text))
  return { summary: within(await screen.findByRole('alert')), problems: view().problems }
}

test('the same problem is listed once per slide', async () => {
  const { summary, problems } = await renderProblems('{"slides":[{},{}]}')
  expect(problems.length).toBeGreaterThan(2)
  expect(summary.getAllByRole('button')).toHaveLength(problems.length)
  expect(summary.getAllByRole('button', { name: /title is missing/i })).toHaveLength(2)
})

test('a link names its slide when several slides have problems', async () => {
  const { summary } = await renderProblems('{"slides":[{},{}]}')
  expect(summary.getByText(/^\w+ things to fix$/)).toBeVisible()
  expect(summary.getByRole('button', { name: 'Slide 2: The title is missing' })).toBeVisible()
})

test('the heading names the slide when only one has problems', async () => {
  const { summary } = await renderProblems('{"slides":[{}]}')
  expect(summary.getByText(/^\w+ things to fix in slide 1$/)).toBeVisible()
  expect(summary.getByRole('button', { name: 'The title is missing' })).toBeVisible()
})

test('the first field that is left empty brings the whole list, and the bar has the same count', async () => {
  await renderDesk()
  await press(screen.getByRole('button', { name: 'Add slide' }))
  expect(screen.queryByText(/before you can save\.$/, { selector: 'p' })).toBeNull()
  await leave('Title')
  expect(within(screen.getByRole('alert')).getAllByRole('button')).toHaveLength(4)
  expect(screen.getByText('4 things to fix before you can save.', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('button', { name: '4 to fix' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Line' })).not.toHaveAttribute('aria-invalid', 'true')
})
