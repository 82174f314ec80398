import { screen, within } from '@testing-library/react'
import { press, renderDesk, settled } from '@/components/studio/test-desk'
import { revealProblems, setText } from '@/lib/studio/studio-actions'

test.each(['Form', 'Text'])(
  'the tab %s lists the same problem once per slide, even when both slides are on one line',
  async (tab) => {
    const { store, view } = await renderDesk()
    await press(screen.getByRole('tab', { name: tab }))
    await settled(() => {
      setText(store, '{"slides":[{},{}]}')
      revealProblems(store)
    })
    const summary = within(screen.getByRole('alert'))
    expect(view().problems.length).toBeGreaterThan(2)
    expect(summary.getAllByRole('button')).toHaveLength(view().problems.length)
    expect(summary.getAllByRole('button', { name: /title is missing/i })).toHaveLength(2)
  },
)
