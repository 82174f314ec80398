import { type FormEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import { Dialog } from '@/components/ui/dialog'
import { saveFile } from '@/lib/browser/browser'
import { exportDialog as texts } from '@/lib/content/products-import'
import { actions } from '@/lib/content/ui'
import { exportNames, toCsvFile, toJsonFile } from '@/lib/products/csv'
import type { Product } from '@/lib/products/product'
import { RadioField } from './radio-field'

type Scope = 'selected' | 'shown' | 'all'

/** A list that is empty, or the same as all products, is no choice. */
export type Exported = Readonly<Record<Scope, readonly Product[]>>

const SCOPES = ['selected', 'shown', 'all'] as const
const FORMATS = ['csv', 'json'] as const
const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' }

/** Which products the file will have, and in which format. */
export function ExportDialog({ lists, onClose }: { lists: Exported; onClose: () => void }) {
  const scopes = SCOPES.filter((scope) => lists[scope].length > 0)
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'all')
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('csv')
  const products = lists[scope]

  function save(event: FormEvent) {
    event.preventDefault()
    saveFile(
      exportNames[format],
      format === 'csv' ? toCsvFile(products) : toJsonFile(products),
      TYPES[format],
    )
    onClose()
  }
  return (
    <Dialog
      title={texts.heading}
      onClose={onClose}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form="export">
            {texts.confirm(products.length)}
          </Button>
        </>
      }
    >
      <form className="d-grid gap-3" id="export" onSubmit={save} aria-label={texts.heading}>
        <RadioField
          legend={texts.which}
          name="export-scope"
          choices={scopes}
          labelOf={(each) => texts.scopes[each](lists[each].length)}
          value={scope}
          onChange={setScope}
        />
        <RadioField
          legend={texts.format}
          name="export-format"
          choices={FORMATS}
          labelOf={(each) => texts.formats[each]}
          value={format}
          onChange={setFormat}
        />
      </form>
    </Dialog>
  )
}
