import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import Button from 'react-bootstrap/Button'
import { bulkBar as texts } from '@/lib/content/products'
import { deleteProducts } from '@/lib/products/steps'
import { BulkDialog } from './bulk-dialog'
import styles from './product-table.module.scss'
import type { RowSelection } from './use-rows'

/** `onLeave` moves the focus, because the bar goes when nothing is selected any more. */
type Props = { selection: RowSelection; onLeave: () => void }

/** Fixed to the bottom of the window, so that selecting rows does not shift the layout. */
export function BulkBar({ selection, onLeave }: Props) {
  const { selected, total, selectAll, clear } = selection
  const [isChanging, setIsChanging] = useState(false)
  const bar = useRef<HTMLElement>(null)

  // An action or another tab can remove the last selected row from the list, and this bar and its dialog with it.
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      const focused = document.activeElement
      if (!element?.contains(focused) && !focused?.closest('dialog')) return
      // The dialog is closed by then, behind which the table is inert.
      queueMicrotask(() => document.activeElement === document.body && onLeave())
    }
  }, [onLeave])

  function selectEveryRow() {
    selectAll()
    // The clicked button disappears.
    bar.current?.focus({ preventScroll: true })
  }
  function leave() {
    clear()
    onLeave()
  }
  function remove() {
    deleteProducts(selected)
    leave()
  }

  return (
    <section
      className={`position-sticky d-print-none d-flex flex-wrap gap-2 align-items-center py-2 border-top bg-surface ${styles.bar}`}
      data-bulk-bar
      ref={bar}
      tabIndex={-1}
      aria-label={texts.region}
    >
      <p
        className={`d-flex flex-fill flex-wrap gap-2 gap-md-2-half align-items-center min-h-target m-0 ${styles.count}`}
      >
        {texts.selected(selected.size)}
        {selected.size < total && (
          <Button className="min-h-target p-0" variant="text" onClick={selectEveryRow}>
            {texts.selectAll(total)}
          </Button>
        )}
        <Button className="min-h-target p-0" variant="text" onClick={leave}>
          {texts.clear}
        </Button>
      </p>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setIsChanging(true))}
      >
        {texts.change}
      </Button>
      <Button variant="line" onClick={remove}>
        {texts.delete}
      </Button>
      {isChanging && <BulkDialog selected={selected} onClose={() => setIsChanging(false)} />}
    </section>
  )
}
