'use client'

import { type ReactNode, useState } from 'react'
import Button from 'react-bootstrap/Button'
import { flushSync } from 'react-dom'
import { Empty } from '@/components/ui/empty'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { productForm, productList as texts } from '@/lib/content/products'
import { useHistoryKeys } from '@/lib/history/use-history-keys'
import { lowStockStore, productsStore } from '@/lib/products/product'
import { ProductFiles } from './product-files'
import {
  focusProducts,
  LastStep,
  ProductHistoryButtons,
  productsProps,
  stepProducts,
  useHistory,
} from './product-history'
import { ProductSheet } from './product-sheet'
import styles from './product-table.module.scss'
import { useRowDrafts } from './use-rows'

const ImportDialog = lazyPart(() => import('./import-dialog').then((module) => module.ImportDialog), {
  name: texts.import,
})

const NewProductDialog = lazyPart(
  () => import('./new-product-dialog').then((module) => module.NewProductDialog),
  { name: productForm.heading },
)

export function ProductList() {
  const products = useStoredValue(productsStore)
  const lowStock = useStoredValue(lowStockStore)
  // Not in the sheet, which is replaced when the list becomes empty.
  const editing = useRowDrafts()
  const [file, setFile] = useState<File | null>(null)
  useHistoryKeys(stepProducts)

  if (!products || lowStock === undefined) return <LoadingList />

  function closeImport() {
    flushSync(() => setFile(null))
    // The button that chose the file is gone with the empty list.
    if (document.activeElement === document.body) focusProducts()
  }

  const isEmpty = products.length === 0 && editing.drafts.size === 0
  return (
    <section aria-labelledby="created-products" {...productsProps}>
      <NewProductButton />
      <LastStep />
      {isEmpty ? (
        <EmptyList files={<ProductFiles lists={null} onFile={setFile} />} />
      ) : (
        <ProductSheet products={products} lowStock={lowStock} editing={editing} onFile={setFile} />
      )}
      {file && <ImportDialog key={file.lastModified} file={file} onClose={closeImport} />}
    </section>
  )
}

/** Below the breakpoint at which the form is next to the list. It stays in view where the window is high enough. */
function NewProductButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        className={`d-lg-none d-print-none gap-2 ${styles.newProduct}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SpriteIcon name="plus" />
        {productForm.heading}
      </Button>
      {isOpen && <NewProductDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function EmptyList({ files }: { files: ReactNode }) {
  const { steps } = useHistory()
  return (
    <>
      <h2 className="visually-hidden" id="created-products">
        {texts.heading}
      </h2>
      <Empty heading={texts.empty} text={texts.firstProduct}>
        {files}
        {steps.length > 0 && <ProductHistoryButtons />}
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
