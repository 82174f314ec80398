import type { Product, ProductText } from '@/lib/products/product'
import styles from './admin.module.scss'

/** Text fields with a numeric keyboard: a number field hides from the page what is no number. */
export function ProductFields({ id, product }: { id: string; product?: Product }) {
  return (
    <>
      <div>
        <label className="form-label" htmlFor={`${id}-name`}>
          Name
        </label>
        <input
          className="form-control"
          id={`${id}-name`}
          name="name"
          autoComplete="off"
          defaultValue={product?.name}
        />
      </div>
      <div className={styles.pair}>
        <div>
          <label className="form-label" htmlFor={`${id}-price`}>
            Price
          </label>
          <input
            className="form-control num"
            id={`${id}-price`}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={product?.price}
          />
        </div>
        <div>
          <label className="form-label" htmlFor={`${id}-stock`}>
            Stock <span className="opt">(optional)</span>
          </label>
          <input
            className="form-control num"
            id={`${id}-stock`}
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            defaultValue={product?.stock}
          />
        </div>
      </div>
    </>
  )
}

export function textOfForm(form: HTMLFormElement): ProductText {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { name: text('name'), price: text('price'), stock: text('stock') }
}
