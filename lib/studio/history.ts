/** A value with its undo and redo steps. */
export type History<T> = {
  past: readonly Step<T>[]
  present: T
  future: readonly Step<T>[]
  /** The field of the last step; another edit of it within `BURST_MS` joins that step. */
  burst: { key: string; at: number } | null
}

/** A value to restore, and the slide that the step changed. */
type Step<T> = { value: T; slide: string | null }

type Edit = {
  slide: string | null
  /** The edited field. Edits without a key are always separate steps. */
  key?: string | undefined
  at: number
}

const BURST_MS = 1500
const MAX_STEPS = 200

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], burst: null })

export function commit<T>(history: History<T>, present: T, { slide, key, at }: Edit): History<T> {
  const { burst } = history
  const isMore = key !== undefined && burst?.key === key && at - burst.at < BURST_MS
  const past = isMore ? history.past : [...history.past, { value: history.present, slide }].slice(-MAX_STEPS)
  return { past, present, future: [], burst: key === undefined ? null : { key, at } }
}

/** Makes the next edit a separate step. */
export const endBurst = <T>(history: History<T>): History<T> => ({ ...history, burst: null })

/** Returns the history before the last step and the changed slide; `null` when there is nothing to undo. */
export function undo<T>({ past, present, future }: History<T>) {
  const step = past.at(-1)
  if (!step) return null
  const history: History<T> = {
    past: past.slice(0, -1),
    present: step.value,
    future: [{ value: present, slide: step.slide }, ...future],
    burst: null,
  }
  return { history, slide: step.slide }
}

export function redo<T>({ past, present, future }: History<T>) {
  const [step, ...rest] = future
  if (!step) return null
  const history: History<T> = {
    past: [...past, { value: present, slide: step.slide }],
    present: step.value,
    future: rest,
    burst: null,
  }
  return { history, slide: step.slide }
}
