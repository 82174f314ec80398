import { screen, within } from '@testing-library/react'
import { leave, press, renderDesk, settled } from '@/components/studio/test-desk'
import { revealProblems, setText } from '@/lib/studio/studio-actions'

async function renderProblems(tab: 'Form' | 'Text', text: string) {
  const { store, view } = await renderDesk()
  await press(screen.getByRole('tab', { name: tab }))
  await settled(() => {
    setText(store, text)
    revealProblems(store)
  })
  return { summary: within(screen.getByRole('alert')), problems: view().problems }
}

test.each(['Form', 'Text'] as const)(
  'the tab %s lists the same problem once per slide, even when both slides are on one line',
  async (tab) => {
    const { summary, problems } = await renderProblems(tab, '{"slides":[{},{}]}')
    expect(problems.length).toBeGreaterThan(2)
    expect(summary.getAllByRole('button')).toHaveLength(problems.length)
    expect(summary.getAllByRole('button', { name: /title is missing/i })).toHaveLength(2)
  },
)

test('a link names its slide when several slides have problems', async () => {
  const { summary } = await renderProblems('Form', '{"slides":[{},{}]}')
  expect(summary.getByText(/^\w+ things to fix$/)).toBeVisible()
  expect(summary.getByRole('button', { name: 'Slide 2: The title is missing' })).toBeVisible()
})

test('the heading names the slide when only one has problems', async () => {
  const { summary } = await renderProblems('Form', '{"slides":[{}]}')
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
