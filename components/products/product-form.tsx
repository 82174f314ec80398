'use client'

import { type ChangeEvent, type FormEvent, type ReactNode, useSyncExternalStore } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl, { type FormControlProps } from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import InputGroup from 'react-bootstrap/InputGroup'
import InputGroupText from 'react-bootstrap/InputGroupText'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { productFields, productForm as texts } from '@/lib/content/products'
import { actions, field as fieldTexts } from '@/lib/content/ui'
import { actionOf } from '@/lib/content/words'
import { currencySymbol } from '@/lib/parsing/numbers'
import {
  describeReading,
  FIELDS,
  type Field,
  lowStockStore,
  NUMBERS,
  newProductDraft,
  productsStore,
  readProduct,
} from '@/lib/products/product'
import { createdProduct } from '@/lib/products/steps'
import { arrange, pageOf, pageOfProduct, readView, shownProduct } from '@/lib/products/view'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './product-table.module.scss'

/** Text fields with a numeric keyboard, because a number field reports invalid input as empty. */
export const KEYBOARDS = { text: 'text', money: 'decimal', count: 'numeric' } as const

/** Next to the list; on a narrow screen the form is in a dialog instead. */
export function ProductForm() {
  return (
    <div className={`sheet-card position-sticky d-none d-lg-block p-4 d-print-none ${styles.card}`}>
      <NewProduct id="new" onShow={shownProduct.set}>
        <h2 className="h3 m-0">{texts.heading}</h2>
      </NewProduct>
    </div>
  )
}

type Props = {
  /** Begins the ids of the fields. */
  id: string
  onShow: (id: string) => void
  /** The heading, if the dialog has none. */
  children?: ReactNode
}

/** As specified, submitting an incomplete or invalid product does nothing and keeps the typed text. */
export function NewProduct({ id, onShow, children }: Props) {
  const typed = useStoredValue(newProductDraft) ?? {}

  const propsOf = (field: Field) => ({
    id,
    field,
    value: typed[field.key] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      newProductDraft.set({ ...typed, [field.key]: target.value }),
  })
  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const value = readProduct((key) => typed[key])
    if ('problem' in value) return
    createdProduct.create(value)
    newProductDraft.set({})
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    // `dialog` prevents a submission before hydration, and `noValidate` prevents browser messages.
    <form
      className="d-flex flex-column gap-3-half"
      method="dialog"
      noValidate
      onSubmit={create}
      aria-label={texts.heading}
    >
      {children}
      <NewField {...propsOf(FIELDS[0])} />
      <div className="d-grid row-gap-1 column-gap-3 align-items-end cols-fit">
        {NUMBERS.map((field) => (
          <NewField key={field.key} {...propsOf(field)} />
        ))}
        <FormText className={`d-flex flex-wrap column-gap-3 span-all min-h-line ${styles.reading}`}>
          {NUMBERS.map(({ key, kind }) => (
            <span key={key} id={`${id}-${key}-reading`}>
              {describeReading(kind, typed[key] ?? '')}
            </span>
          ))}
        </FormText>
      </div>
      <Button type="submit">{texts.create}</Button>
      <Created onShow={onShow} />
    </form>
  )
}

function NewField({ id, field, ...props }: FormControlProps & { id: string; field: Field }) {
  const { key, kind, isOptional } = field
  const control = (
    <FormControl
      className={kind === 'text' ? undefined : 'numeric'}
      name={key}
      inputMode={KEYBOARDS[kind]}
      autoComplete="off"
      placeholder={isOptional && kind === 'count' ? '0' : undefined}
      aria-describedby={kind === 'text' ? undefined : `${id}-${key}-reading`}
      {...props}
    />
  )
  return (
    <FormGroup controlId={`${id}-${key}`}>
      <FormLabel>
        {productFields[key].label}
        {isOptional && <span className="text-body-secondary fw-normal"> {fieldTexts.optional}</span>}
      </FormLabel>
      {kind === 'money' ? (
        <InputGroup className="flex-nowrap">
          <InputGroupText className="px-2" aria-hidden="true">
            {currencySymbol}
          </InputGroupText>
          {control}
        </InputGroup>
      ) : (
        control
      )}
    </FormGroup>
  )
}

/** Says where the list has the new product, since that may be another page or none. */
function Created({ onShow }: { onShow: (id: string) => void }) {
  const creation = useSyncExternalStore(createdProduct.subscribe, createdProduct.get, () => null)
  const products = useStoredValue(productsStore) ?? []
  const lowStock = useStoredValue(lowStockStore) ?? 0
  const view = readView(useQueryState())
  const product = creation && products.find(({ id }) => id === creation.id)
  if (!product) return null
  const { term, isLowStockOnly, order } = view
  const listed = arrange(products, { term, lowStock: isLowStockOnly ? lowStock : null }, order)
  const page = pageOfProduct(listed, product.id)
  return (
    <p className="d-flex flex-wrap column-gap-2 align-items-center m-0">
      <bdi>{texts.created(product.name, page, pageOf(listed, 1).pages)}</bdi>
      <Button className="min-h-target p-0" variant="text" onClick={() => onShow(product.id)}>
        {texts.show}
      </Button>
      <Button
        className="min-h-target p-0"
        variant="text"
        aria-label={actionOf(actions.undo, texts.created(product.name, 1, 1))}
        onClick={({ currentTarget: { form } }) => {
          createdProduct.takeBack()
          form?.querySelector('input')?.focus()
        }}
      >
        {actions.undo}
      </Button>
    </p>
  )
}
