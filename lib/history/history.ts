/** Steps in the order of time; only the first `done` of them are not undone. */
export type History<Step> = { steps: readonly Step[]; done: number }

export type Direction = 'undo' | 'redo'

/** The step that would be undone or redone. */
export const peek = <Step>({ steps, done }: History<Step>, direction: Direction) =>
  steps[direction === 'undo' ? done - 1 : done]

/** Adds a step, after which the undone ones cannot be redone. */
export const addStep = <Step>({ steps, done }: History<Step>, step: Step): History<Step> => ({
  steps: [...steps.slice(0, done), step],
  done: done + 1,
})

/** Undoes or redoes one step; `null` when there is none. */
export function moveStep<Step extends object>(history: History<Step>, direction: Direction) {
  const step = peek(history, direction)
  if (!step) return null
  return { step, steps: history.steps, done: history.done + (direction === 'undo' ? -1 : 1) }
}
