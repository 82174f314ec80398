import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '@/lib/announcements/announcements'
import { type Product, readProduct } from '@/lib/products/product'
import { changeProduct } from '@/lib/products/products-store'
import styles from './admin.module.scss'
import { ProductFields, textOfForm } from './product-fields'

/** In the row's own place. What is no product is ignored here as it is for a new one. */
export function ProductEditor({ product, onDone }: { product: Product; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('input')?.select(), [])

  function done() {
    flushSync(onDone)
    document.getElementById(`edit-${product.id}`)?.focus()
  }
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const value = readProduct(textOfForm(event.currentTarget))
    if ('fault' in value) return
    changeProduct(product.id, value)
    announce('products', () => `${value.name} saved.`)
    done()
  }
  function cancelOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) done()
  }

  return (
    <tr>
      <td className={styles.editor} colSpan={4}>
        <form
          className={styles.form}
          ref={form}
          noValidate
          onSubmit={save}
          onKeyDown={cancelOnEscape}
          aria-label={`Edit ${product.name}`}
        >
          <ProductFields id={`edit-${product.id}`} product={product} />
          <div className="d-flex flex-wrap gap-2-half">
            <button className="btn btn-primary" type="submit">
              Save
            </button>
            <button className="btn btn-line" type="button" onClick={done}>
              Cancel
            </button>
          </div>
        </form>
      </td>
    </tr>
  )
}
