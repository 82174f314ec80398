/** Steps in the order of time; those of `future` have been undone. */
export type History<Step> = { past: readonly Step[]; future: readonly Step[] }

export type Direction = 'undo' | 'redo'

/** Adds a step, after which the undone ones cannot be redone. */
export const addStep = <Step>(past: readonly Step[], step: Step): History<Step> => ({
  past: [...past, step],
  future: [],
})

/** Moves one step between past and future; `null` when there is nothing to undo or redo. */
export function moveStep<Step>({ past, future }: History<Step>, direction: Direction) {
  const step = direction === 'undo' ? past.at(-1) : future[0]
  if (step === undefined) return null
  const history: History<Step> =
    direction === 'undo'
      ? { past: past.slice(0, -1), future: [step, ...future] }
      : { past: [...past, step], future: future.slice(1) }
  return { step, history }
}
