import { announce } from '@/lib/announcements/announcements'
import { productSteps as texts } from '@/lib/content/products/list'
import { addStep, type Direction, type History, moveStep } from '@/lib/history/history'
import { createSignal } from '@/lib/storage/signal'
import { applyChanges, type Change, reverse } from './changes'
import { productsStore } from './products-store'

/** One undoable step, labelled in the past tense: "PPF gloss deleted". The `note` is a sentence about its effect. */
export type Step = { label: string; changes: readonly Change[]; note?: string | undefined }

/** `skipped` counts the products left unchanged because another tab has changed them since. */
export type Outcome = { step: Step; skipped: number }

/** `latest` is the last step performed, or `null` after an undo or redo. */
type Steps = History<Step> & { latest: Step | null }

let history: Steps = { steps: [], done: 0, latest: null }
const { notify, subscribe } = createSignal()

/** Lives in memory: it survives a change of route but not a reload. */
export const productHistory = { get: () => history, subscribe }

/** Announces the step and returns the number of skipped products. */
export function performStep(step: Step): number {
  if (step.changes.length === 0) return 0
  const skipped = commit(step.changes)
  setHistory({ ...addStep(history, step), latest: step })
  announceStep(step)
  return skipped
}

export function announceStep({ label, note }: Omit<Step, 'changes'>) {
  announce('products', () => texts.asSentences(label, note))
}

/** `null` when there is nothing to undo or redo. */
export function travel(direction: Direction): Outcome | null {
  const moved = moveStep(history, direction)
  if (!moved) return null
  const { step, ...moves } = moved
  const skipped = commit(direction === 'undo' ? step.changes.map(reverse) : step.changes)
  setHistory({ ...moves, latest: null })
  return { step, skipped }
}

function commit(changes: readonly Change[]): number {
  const { skipped } = applyChanges(productsStore.get(), changes)
  productsStore.update((products) => applyChanges(products, changes).products)
  return skipped
}

function setHistory(next: Steps) {
  history = next
  notify()
}
