import { render, screen } from '@testing-library/react'
import { StudioProvider } from '@/components/studio/studio-context'
import { revealProblems, setText } from '@/lib/studio/studio-actions'
import { openTestStudio } from '@/lib/studio/test-studio'
import { ProblemSummary } from './problem-summary'
import { TextProblems } from './text-problems'

test.each([
  ['form', <ProblemSummary key="form" />],
  ['text', <TextProblems key="text" />],
])(
  'the %s lists the same problem once per slide, even when both slides are on one line',
  async (_tab, summary) => {
    const { store, view } = await openTestStudio()
    setText(store, '{"slides":[{},{}]}')
    revealProblems(store)
    render(<StudioProvider store={store}>{summary}</StudioProvider>)
    expect(view().problems.length).toBeGreaterThan(2)
    expect(screen.getAllByRole('button')).toHaveLength(view().problems.length)
    expect(screen.getAllByRole('button', { name: /title is missing/i })).toHaveLength(2)
  },
)
