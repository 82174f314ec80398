import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { takeLostFocus } from '@/components/ui/focus'
import { HistoryButtons } from '@/components/ui/history-buttons'
import { UndoRow } from '@/components/ui/undo'
import { announce, showNotice } from '@/lib/announcements/announcements'
import { skippedProducts, productSteps as steps } from '@/lib/content/products'
import { historySteps as texts } from '@/lib/content/ui'
import type { Direction } from '@/lib/history/history'
import { productHistory } from '@/lib/products/history'
import { shownProduct } from '@/lib/products/view'
import styles from './product-table.module.scss'

export const ProductHistoryButtons = () => (
  <HistoryButtons history={useHistory()} labelOf={({ label }) => label} onStep={stepProducts} />
)

/** Offers to undo the last step of this visit to the page. What was just typed needs it only if it replaced something. */
export function LastStep() {
  const { latest, done } = useHistory()
  const [earlier] = useState(latest)
  if (!latest || latest === earlier) return null
  const { changes, label, note } = latest
  if (changes.length === 1 && changes[0]?.after && note === undefined) return null
  return (
    <ul className={`list-unstyled px-2-half m-0 d-print-none bg-surface ${styles.lastStep}`}>
      <UndoRow
        // A new one for each step, which may have removed the focused element.
        key={done}
        text={steps.asSentences(label, note)}
        name={label}
        ref={takeLostFocus}
        onUndo={() => stepProducts('undo')}
      />
    </ul>
  )
}

/** Undoes or redoes one step and announces it. If that removes the focused element, what came back gets the focus. */
export function stepProducts(direction: Direction) {
  const focused = document.activeElement
  const outcome = flushSync(() => productHistory.travel(direction))
  if (!outcome) return
  const { changes, label } = outcome.step
  announce('products', () => texts[direction].doneStep(label))
  showSkipped(outcome.skipped)
  if (focused?.isConnected !== false) return
  const back = changes.find(({ before, after }) => (direction === 'undo' ? before : after))
  if (back) shownProduct.set(back.id)
  else focusProducts()
}

const LIST_ID = 'products'

/** The whole list, which gets the focus if nothing in it can. */
export const productsProps = { id: LIST_ID, tabIndex: -1 }

export const focusProducts = () => document.getElementById(LIST_ID)?.focus({ preventScroll: true })

/** Explains why Undo or Redo left some products unchanged. */
export function showSkipped(count: number) {
  if (count > 0) showNotice(skippedProducts(count))
}

export function useHistory() {
  return useSyncExternalStore(productHistory.subscribe, productHistory.get, productHistory.get)
}
