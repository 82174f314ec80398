import { LiveChanged } from './live-changed'
import { ProblemSummary } from './problem-summary'
import type { Tab } from './studio-context'
import { TextProblems } from './text-problems'
import { UnusedDrops } from './unused-drops'

/** Notices above the form or the text editor. */
export function PanelNotices({ tab }: { tab: Tab }) {
  return (
    <>
      <LiveChanged />
      {tab === 'form' ? <ProblemSummary /> : <TextProblems />}
      <UnusedDrops />
    </>
  )
}
