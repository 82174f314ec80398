import type { ChangeEvent } from 'react'
import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import FormCheckInput from 'react-bootstrap/FormCheckInput'
import { onFirstClick } from '@/lib/browser/first-click'
import { formatColumnPrice } from '@/lib/config/column-price'
import { productFields, productRow as texts } from '@/lib/content/products/list'
import { FIELDS, type Product } from '@/lib/products/product'
import styles from './product-table.module.scss'

type Props = {
  product: Product
  isLow: boolean
  isSelected: boolean
  onToggle: (isRange: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

export function ProductRow({ product, isLow, isSelected, onToggle, onEdit, onDelete }: Props) {
  const { id, name } = product
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={`d-print-none ${styles.choice}`}>
        <RowCheckbox label={texts.select(name)} isChecked={isSelected} onToggle={onToggle} />
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {FIELDS.slice(1).map((field) => {
        const value = field.kind === 'money' ? formatColumnPrice(product[field.key]) : product[field.key]
        return (
          <td
            key={field.key}
            className={field.kind === 'text' ? undefined : 'numeric text-end'}
            data-label={productFields[field.key].label}
          >
            {field.key === 'stock' ? (
              <span className="d-inline-flex gap-2 align-items-center">
                {isLow && (
                  <Badge bg="" className="text-bg-light">
                    {texts.low}
                  </Badge>
                )}
                {value}
              </span>
            ) : (
              value
            )}
          </td>
        )
      })}
      <td className={`flex-wrap justify-content-start text-end d-print-none ${styles.actions}`}>
        <Button
          className="px-2-half"
          variant="line"
          id={`edit-${id}`}
          aria-label={texts.editOf(name)}
          onClick={onFirstClick(onEdit)}
        >
          {texts.edit}
        </Button>
        <Button
          className="ms-2 px-2-half"
          variant="line"
          aria-label={texts.deleteOf(name)}
          onClick={onFirstClick(onDelete)}
        >
          {texts.delete}
        </Button>
      </td>
    </tr>
  )
}

type CheckboxProps = {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onToggle: (isRange: boolean) => void
}

export function RowCheckbox({ label, isChecked, isMixed = false, onToggle }: CheckboxProps) {
  return (
    // The label makes the whole cell clickable.
    <label className={`d-flex align-items-center justify-content-center ${styles.checkbox}`}>
      <FormCheckInput
        className="m-0"
        checked={isChecked}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isMixed
        }}
        onChange={({ nativeEvent }: ChangeEvent) =>
          // Browsers dispatch a click for the keyboard too, so `shiftKey` is always available.
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
