import { type FormEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import Modal from 'react-bootstrap/Modal'
import { useInertPage } from '@/components/ui/use-inert-page'
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
  const [isOpen, setIsOpen] = useState(true)
  const scopes = SCOPES.filter((scope) => lists[scope].length > 0)
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'all')
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('csv')
  const products = lists[scope]
  useInertPage(isOpen)

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isOpen) return
    saveFile(
      exportNames[format],
      format === 'csv' ? toCsvFile(products) : toJsonFile(products),
      TYPES[format],
    )
    setIsOpen(false)
  }
  return (
    <Modal show={isOpen} onHide={() => setIsOpen(false)} onExited={onClose} aria-labelledby="export-title">
      <Modal.Header closeButton closeLabel={actions.cancel}>
        <Modal.Title as="h2" className="h4" id="export-title">
          {texts.heading}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <form className="d-grid gap-3" id="export" onSubmit={save} aria-labelledby="export-title">
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
      </Modal.Body>
      <Modal.Footer>
        <Button variant="line" onClick={() => setIsOpen(false)}>
          {actions.cancel}
        </Button>
        <Button type="submit" form="export">
          {texts.confirm(products.length)}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
