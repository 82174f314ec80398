import { useEffect } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { countOf } from '@/lib/studio/change-words'
import { useStudio } from './studio-context'
import { thingsToFix } from './text/problem-words'

const QUIET_MS = 1000

/** Announces the number of changes and problems once the visitor stops editing. */
export function useAnnouncedCounts() {
  const { state, view } = useStudio()
  const changes = countOf(view.changes)
  const problems = view.shown.length > 0 ? ` ${thingsToFix(view.shown.length)}.` : ''
  const isFirst = state.changedAt === null
  useEffect(() => {
    if (isFirst) return
    const timer = setTimeout(() => announce('studio counts', () => `${changes}.${problems}`), QUIET_MS)
    return () => clearTimeout(timer)
  }, [changes, problems, isFirst])
}
