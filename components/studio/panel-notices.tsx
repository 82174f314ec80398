import { UnusedDrops } from './files/unused-drops'
import { LiveChanged } from './live-changed'
import type { Tab } from './studio-context'
import { ProblemSummary } from './text/problem-summary'
import { TextProblems } from './text/text-problems'

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
