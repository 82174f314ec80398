import { useSyncExternalStore } from 'react'
import { HistoryButtons } from '@/components/ui/history-buttons'
import { announce } from '@/lib/announcements/announcements'
import { skippedProducts } from '@/lib/content/products'
import { historySteps as texts } from '@/lib/content/ui'
import type { Direction } from '@/lib/history/history'
import { showNotice } from '@/lib/notices/notices'
import { productHistory, travel } from '@/lib/products/history'

export const ProductHistoryButtons = () => (
  <HistoryButtons history={useHistory()} labelOf={({ label }) => label} onStep={stepProducts} />
)

export const undo = () => stepProducts('undo')

/** Undoes or redoes one step and announces it. */
export function stepProducts(direction: Direction) {
  const outcome = travel(direction)
  if (!outcome) return
  announce('products', () => texts[direction].doneStep(outcome.step.label))
  showSkipped(outcome.skipped)
}

/** Explains why Undo or Redo left some products unchanged. */
export function showSkipped(count: number) {
  if (count > 0) showNotice(skippedProducts(count))
}

export function useHistory() {
  return useSyncExternalStore(productHistory.subscribe, productHistory.get, productHistory.get)
}
