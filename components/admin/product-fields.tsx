import { TextField } from '@/components/ui/field'
import type { Product, ProductText } from '@/lib/products/product'
import styles from './admin.module.scss'

/** Text fields with a numeric keyboard: a number field hides invalid input from the page. */
export function ProductFields({ id, product }: { id: string; product?: Product }) {
  return (
    <>
      <TextField
        id={`${id}-name`}
        name="name"
        label="Name"
        isOptional={false}
        autoComplete="off"
        defaultValue={product?.name}
      />
      <div className={styles.pair}>
        <TextField
          id={`${id}-price`}
          name="price"
          label="Price"
          isOptional={false}
          isNumeric
          inputMode="decimal"
          autoComplete="off"
          defaultValue={product?.price}
        />
        <TextField
          id={`${id}-stock`}
          name="stock"
          label="Stock"
          isNumeric
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          defaultValue={product?.stock}
        />
      </div>
    </>
  )
}

export function textOfForm(form: HTMLFormElement): ProductText {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { name: text('name'), price: text('price'), stock: text('stock') }
}
