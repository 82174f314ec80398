import { addStep, type History, peek } from '@/lib/history/history'

/** A value with its undo and redo steps. */
export type Snapshots<T> = History<Step<T>> & {
  present: T
  /** The field of the last step; another edit of it within `BURST_MS` joins that step. */
  burst: { key: string; at: number } | null
}

/** The values before and after a step, and the slide that it changed. */
type Step<T> = { before: T; after: T; slide: string | null }

type Edit = {
  slide: string | null
  /** The edited field. Edits without a key are always separate steps. */
  key?: string | undefined
  at: number
}

const BURST_MS = 1500
const MAX_STEPS = 200

export function commit<T>(snapshots: Snapshots<T>, after: T, { slide, key, at }: Edit): Snapshots<T> {
  const { steps, done, present, burst } = snapshots
  const isMore = key !== undefined && burst?.key === key && at - burst.at < BURST_MS
  const joined = isMore ? peek(snapshots, 'undo') : undefined
  const added = joined
    ? addStep({ steps, done: done - 1 }, { ...joined, after })
    : addStep(snapshots, { before: present, after, slide })
  const kept = added.steps.slice(-MAX_STEPS)
  return { steps: kept, done: kept.length, present: after, burst: key === undefined ? null : { key, at } }
}

/** Makes the next edit a separate step. */
export const endBurst = <T>(snapshots: Snapshots<T>): Snapshots<T> => ({ ...snapshots, burst: null })
