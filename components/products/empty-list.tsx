import { type ReactNode, useEffect, useRef } from 'react'
import { Empty } from '@/components/ui/empty'
import { HistoryButtons } from './history-buttons'
import { useHistory } from './use-history'

export function EmptyList({ files }: { files: ReactNode }) {
  const { steps } = useHistory()
  const actions = useRef<HTMLDivElement>(null)

  // The focus was in the last row, which has been removed.
  useEffect(() => {
    if (document.activeElement === document.body) actions.current?.querySelector('button')?.focus()
  }, [])

  return (
    <>
      <h2 className="visually-hidden" id="created-products">
        Created products
      </h2>
      <Empty>
        <p className="h3">There are no products created.</p>
        <p>Name and price are enough for the first one.</p>
        {files}
        <div ref={actions}>{steps.length > 0 && <HistoryButtons />}</div>
      </Empty>
    </>
  )
}
