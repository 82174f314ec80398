import { newId } from '@/lib/outside/new-id'
import { jsonCodec } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'
import { type Product, type ProductValue, toProduct } from './product'

/** What is not a list of products, or no product, is left out; an id stands once. */
export function toProducts(json: unknown): readonly Product[] {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const products = entries.map(toProduct).filter((product) => product !== null)
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

export const productsStore = createStoredValue(jsonCodec('tersa.products', toProducts))

/** The newest first: in a long list it is seen. */
export function createProduct(value: ProductValue) {
  const product = { id: newId(), ...value }
  productsStore.update((products) => [product, ...products])
}

export function changeProduct(id: string, value: ProductValue) {
  productsStore.update((products) =>
    products.map((product) => (product.id === id ? { id, ...value } : product)),
  )
}

export function deleteProduct(id: string) {
  productsStore.update((products) => products.filter((product) => product.id !== id))
}

export function returnProduct(product: Product, index: number) {
  productsStore.update((products) =>
    products.filter(({ id }) => id !== product.id).toSpliced(index, 0, product),
  )
}
