import { useLayoutEffect, useRef } from 'react'
import Button from 'react-bootstrap/Button'
import { bulkBar as texts } from '@/lib/content/products/bulk'
import { BulkActions } from './bulk-actions'
import styles from './bulk-bar.module.scss'
import type { RowSelection } from './use-row-selection'

/** `onLeave` moves the focus, because the bar goes when nothing is selected any more. */
type Props = { selection: RowSelection; onLeave: () => void }

/** Fixed to the bottom of the window, so that selecting rows does not shift the layout. */
export function BulkBar({ selection, onLeave }: Props) {
  const { selected, total, selectAll, clear } = selection
  const bar = useRef<HTMLElement>(null)

  // An action can remove the last selected row from the list, and this bar with it.
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) onLeave()
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

  return (
    <section
      className={`d-print-none d-flex flex-wrap row-gap-2 column-gap-2-half align-items-start py-2-half border-top ${styles.bar}`}
      ref={bar}
      tabIndex={-1}
      aria-label={texts.region}
    >
      <p className={`d-flex flex-fill flex-wrap align-items-center min-h-target m-0 ${styles.count}`}>
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
      <BulkActions selected={selected} onDeleted={leave} />
    </section>
  )
}
