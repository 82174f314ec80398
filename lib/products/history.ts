import { addStep, type Direction, type History, moveStep } from '@/lib/history/history'
import { createSignal } from '@/lib/storage/signal'
import { applyChanges, type Change, countConflicts, reverse } from './changes'
import { productsStore } from './products-store'

/** One undoable step, labelled in the past tense: "PPF gloss deleted". The `note` is a sentence about its effect. */
export type Step = { label: string; changes: readonly Change[]; note?: string | undefined }

/** `number` distinguishes steps with the same label. */
type Latest = Step & { number: number }

/** `skipped` counts the products left unchanged because another tab has changed them since. */
export type Outcome = { step: Step; skipped: number }

/** `latest` is the last step performed, or `null` after an undo or redo. */
type Steps = History<Step> & { latest: Latest | null }

let steps: Steps = { past: [], future: [], latest: null }
let performed = 0
const { notify, subscribe } = createSignal()

/** Lives in memory: it survives a change of route but not a reload. */
export const productHistory = { get: () => steps, subscribe }

/** Returns the number of skipped products. */
export function performStep(step: Step): number {
  if (step.changes.length === 0) return 0
  const skipped = commit(step.changes)
  setSteps({ ...addStep(steps.past, step), latest: { ...step, number: ++performed } })
  return skipped
}

/** `null` when there is nothing to undo or redo. */
export function travel(direction: Direction): Outcome | null {
  const moved = moveStep(steps, direction)
  if (!moved) return null
  const { step, history } = moved
  const skipped = commit(direction === 'undo' ? step.changes.map(reverse) : step.changes)
  setSteps({ ...history, latest: null })
  return { step, skipped }
}

function commit(changes: readonly Change[]): number {
  const skipped = countConflicts(productsStore.get(), changes)
  productsStore.update((products) => applyChanges(products, changes))
  return skipped
}

function setSteps(next: Steps) {
  steps = next
  notify()
}
