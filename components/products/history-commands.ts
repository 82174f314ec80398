import { announce } from '@/lib/announcements/announcements'
import type { Direction } from '@/lib/history/history'
import { showNotice } from '@/lib/notices/notices'
import { travel } from '@/lib/products/history'

const DONE = { undo: 'Undone', redo: 'Redone' }

export const undo = () => stepProducts('undo')
export const redo = () => stepProducts('redo')

/** Undoes or redoes one step and announces it. */
export function stepProducts(direction: Direction) {
  const outcome = travel(direction)
  if (!outcome) return
  announce('products', () => `${DONE[direction]}: ${outcome.step.label}.`)
  showSkipped(outcome.skipped)
}

/** Explains why Undo or Redo left some products unchanged. */
export function showSkipped(count: number) {
  if (count === 1) showNotice('1 product was changed in another tab and left as it is.')
  if (count > 1) showNotice(`${count} products were changed in another tab and left as they are.`)
}
