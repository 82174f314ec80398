import type { ChangeEvent } from 'react'
import FormCheckInput from 'react-bootstrap/FormCheckInput'
import styles from './product-table.module.scss'

type Props = { label: string; isChecked: boolean; isMixed?: boolean; onToggle: (isRange: boolean) => void }

export function RowCheckbox({ label, isChecked, isMixed = false, onToggle }: Props) {
  return (
    // The label makes the whole cell clickable.
    <label className={styles.checkbox}>
      <FormCheckInput
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
