'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { lazyPart } from '@/components/ui/lazy-part'
import { productSteps, productList as texts } from '@/lib/content/products'
import { useHistoryKeys } from '@/lib/history/use-history-keys'
import { lowStockStore, productsStore } from '@/lib/products/product'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { ProductHistoryButtons, stepProducts, undo, useHistory } from './history-buttons'
import { NewProductButton } from './new-product-button'
import { ProductFiles } from './product-files'
import { ProductSheet } from './product-sheet'
import { useListKeys } from './use-list-keys'
import { useRowDrafts } from './use-rows'

const ImportDialog = lazyPart(() => import('./import-dialog').then((module) => module.ImportDialog), {
  name: texts.import,
})
// Without a name, because the list has an Undo button too.
const UndoToast = lazyPart(() => import('@/components/ui/undo-toast').then((module) => module.UndoToast))

export function ProductList() {
  const products = useStoredValue(productsStore)
  const lowStock = useStoredValue(lowStockStore)
  const { latest, done } = useHistory()
  // Not in the sheet, which is replaced when the list becomes empty.
  const editing = useRowDrafts()
  const [dismissed, setDismissed] = useState(latest)
  const [file, setFile] = useState<File | null>(null)
  const section = useRef<HTMLElement>(null)
  useHistoryKeys(stepProducts)
  useListKeys()

  if (!products || lowStock === undefined) return <LoadingList />

  const focusList = () => section.current?.focus({ preventScroll: true })
  function closeImport() {
    setFile(null)
    focusList()
  }
  function leaveToast(leave: () => void) {
    if (document.activeElement?.closest('.toast')) focusList()
    leave()
  }

  const isEmpty = products.length === 0 && editing.drafts.size === 0
  // A single deleted row has an Undo button, and what was just typed needs none unless it replaced something.
  const isOffered =
    latest !== null &&
    latest !== dismissed &&
    (latest.changes.length > 1 || latest.note !== undefined || isEmpty)
  return (
    <section aria-labelledby="created-products" ref={section} tabIndex={-1}>
      <NewProductButton />
      {isEmpty ? (
        <EmptyList files={<ProductFiles lists={null} onFile={setFile} />} />
      ) : (
        <ProductSheet products={products} lowStock={lowStock} editing={editing} onFile={setFile} />
      )}
      {file && <ImportDialog key={file.lastModified} file={file} onClose={closeImport} />}
      {isOffered && (
        <UndoToast
          key={done}
          text={productSteps.asSentences(latest.label, latest.note)}
          onUndo={() => leaveToast(undo)}
          onClose={() => leaveToast(() => setDismissed(latest))}
        />
      )}
    </section>
  )
}

function EmptyList({ files }: { files: ReactNode }) {
  const { steps } = useHistory()
  const actions = useRef<HTMLDivElement>(null)

  // The focus was in the last row, which has been removed.
  useEffect(() => {
    if (document.activeElement === document.body) actions.current?.querySelector('button')?.focus()
  }, [])

  return (
    <>
      <h2 className="visually-hidden" id="created-products">
        {texts.heading}
      </h2>
      <Empty>
        <p className="h3">{texts.empty}</p>
        <p>{texts.firstProduct}</p>
        {files}
        <div ref={actions}>{steps.length > 0 && <ProductHistoryButtons />}</div>
      </Empty>
    </>
  )
}

/** Shown until the stored list is loaded; hidden without JavaScript, since the list could never load. */
function LoadingList() {
  return (
    <div className="sheet-card scripted stack gap-3 padded" aria-busy="true">
      <h2 className="visually-hidden">{texts.heading}</h2>
      {[1, 2, 3].map((row) => (
        <p className="placeholder-wave" key={row} aria-hidden="true">
          <span className="placeholder col-7" />
        </p>
      ))}
    </div>
  )
}
