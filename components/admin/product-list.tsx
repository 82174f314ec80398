'use client'

import { QueryWatcher } from '@/components/ui/query-watcher'
import { lowStockStore } from '@/lib/products/low-stock-store'
import { productsStore } from '@/lib/products/products-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EmptyList } from './empty-list'
import { LoadingList } from './loading-list'
import { ProductFiles } from './product-files'
import { ProductSheet } from './product-sheet'
import { StepToast } from './step-toast'
import { useHistoryKeys } from './use-history-keys'

export function ProductList() {
  const products = useStoredValue(productsStore)
  const lowStock = useStoredValue(lowStockStore)
  useHistoryKeys()
  if (!products || lowStock === undefined) return <LoadingList />

  return (
    <section aria-labelledby="created-products">
      <QueryWatcher />
      {products.length === 0 ? <EmptyList /> : <ProductSheet products={products} lowStock={lowStock} />}
      <ProductFiles products={products} />
      <StepToast isListEmpty={products.length === 0} />
    </section>
  )
}
