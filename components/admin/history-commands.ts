import { announce } from '@/lib/announcements/announcements'
import { type Outcome, redoStep, undoStep } from '@/lib/products/history'

export const undo = () => report('Undone', undoStep())
export const redo = () => report('Redone', redoStep())

function report(verb: string, outcome: Outcome | null) {
  if (!outcome) return
  const { step, skipped } = outcome
  const kept = skipped === 1 ? '1 product was' : `${skipped} products were`
  const conflict = skipped > 0 ? ` ${kept} changed in another tab and not touched.` : ''
  announce('products', () => `${verb}: ${step.label}.${conflict}`)
}
