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
type Steps = { past: readonly Step[]; future: readonly Step[]; latest: Latest | null }

let steps: Steps = { past: [], future: [], latest: null }
let performed = 0
const { notify, subscribe } = createSignal()

/** Lives in memory: it survives a change of route but not a reload. */
export const productHistory = { get: () => steps, subscribe }

/** Returns the number of skipped products. */
export function performStep(step: Step): number {
  if (step.changes.length === 0) return 0
  const skipped = commit(step.changes)
  setSteps({ past: [...steps.past, step], future: [], latest: { ...step, number: ++performed } })
  return skipped
}

export function undoStep(): Outcome | null {
  const step = steps.past.at(-1)
  if (!step) return null
  const skipped = commit(step.changes.map(reverse))
  setSteps({ past: steps.past.slice(0, -1), future: [...steps.future, step], latest: null })
  return { step, skipped }
}

export function redoStep(): Outcome | null {
  const step = steps.future.at(-1)
  if (!step) return null
  const skipped = commit(step.changes)
  setSteps({ past: [...steps.past, step], future: steps.future.slice(0, -1), latest: null })
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
