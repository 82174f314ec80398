'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { lowStockStore } from '@/lib/products/low-stock-store'
import { productsStore } from '@/lib/products/products-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EmptyList } from './empty-list'
import { undo } from './history-commands'
import { LoadingList } from './loading-list'
import { ProductFiles } from './product-files'
import styles from './product-list.module.scss'
import { ProductSheet } from './product-sheet'
import { useHistory } from './use-history'
import { useHistoryKeys } from './use-history-keys'

const StepToast = dynamic(() => import('./step-toast').then((module) => module.StepToast), { ssr: false })

export function ProductList() {
  const products = useStoredValue(productsStore)
  const lowStock = useStoredValue(lowStockStore)
  const { latest } = useHistory()
  const [dismissed, setDismissed] = useState(latest)
  const section = useRef<HTMLElement>(null)
  useHistoryKeys()

  if (!products || lowStock === undefined) return <LoadingList />

  function leaveToast() {
    if (document.activeElement?.closest('.toast')) section.current?.focus({ preventScroll: true })
  }
  function undoLatest() {
    leaveToast()
    undo()
  }
  function dismiss() {
    leaveToast()
    setDismissed(latest)
  }

  // The toast is only for steps on several products or on the last one: a single deleted row has an Undo button.
  const isOffered =
    latest !== null && latest !== dismissed && (latest.changes.length > 1 || products.length === 0)
  return (
    <section className={styles.list} aria-labelledby="created-products" ref={section} tabIndex={-1}>
      {products.length === 0 ? <EmptyList /> : <ProductSheet products={products} lowStock={lowStock} />}
      <ProductFiles products={products} />
      {isOffered && <StepToast key={latest.number} step={latest} onUndo={undoLatest} onClose={dismiss} />}
    </section>
  )
}
