import { announce } from '@/lib/announcements/announcements'
import { showNotice } from '@/lib/notices/notices'
import { type Outcome, redoStep, undoStep } from '@/lib/products/history'

export const undo = () => report('Undone', undoStep())
export const redo = () => report('Redone', redoStep())

function report(verb: string, outcome: Outcome | null) {
  if (!outcome) return
  announce('products', () => `${verb}: ${outcome.step.label}.`)
  showSkipped(outcome.skipped)
}

/** Explains why Undo or Redo left some products unchanged. */
export function showSkipped(count: number) {
  if (count === 1) showNotice('1 product was changed in another tab and left as it is.')
  if (count > 1) showNotice(`${count} products were changed in another tab and left as they are.`)
}
