import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import Modal from 'react-bootstrap/Modal'
import { useInertPage } from '@/components/ui/use-inert-page'
import { productFields } from '@/lib/content/products'
import { importColumns, importDialog as texts } from '@/lib/content/products-import'
import { actions } from '@/lib/content/ui'
import { performStep } from '@/lib/products/history'
import { changesOfPlan, type ImportPlan } from '@/lib/products/import-plan'
import { ImportPreview } from './import-preview'
import { showSkipped } from './product-history'
import { missingField, type ReadyState, useImport } from './use-import'

type Props = { file: File; onClose: () => void }

/** Previews the changes of an import before it is confirmed. */
export function ImportDialog({ file, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  const state = useImport(file)
  useInertPage(isOpen)

  function confirm(plan: ImportPlan) {
    // The button can still be clicked while the dialog fades out.
    if (isOpen) applyPlan(plan)
    setIsOpen(false)
  }

  return (
    <Modal
      show={isOpen}
      onHide={() => setIsOpen(false)}
      onExited={onClose}
      restoreFocus={false}
      aria-labelledby="import-title"
      scrollable
    >
      <Modal.Header closeButton closeLabel={actions.close}>
        <Modal.Title as="h2" className="h4" id="import-title">
          {texts.heading(file.name)}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <ImportPreview state={state} />
      </Modal.Body>
      <Modal.Footer>
        <Button variant="line" onClick={() => setIsOpen(false)}>
          {state.stage === 'failed' ? actions.close : actions.cancel}
        </Button>
        {state.stage === 'ready' && (
          <Button
            onClick={() => confirm(state.plan)}
            disabled={state.isReplanning || changeCount(state) === 0}
          >
            {labelOf(state)}
          </Button>
        )}
      </Modal.Footer>
    </Modal>
  )
}

function changeCount({ columns, plan }: ReadyState): number {
  return missingField(columns) === null ? plan.added.length + plan.changed.length : 0
}

function labelOf(state: ReadyState): string {
  const missing = missingField(state.columns)
  if (missing) return importColumns.choose(productFields[missing].inSentence)
  const size = changeCount(state)
  return size === 0 ? texts.nothing : texts.confirm(size)
}

function applyPlan(plan: ImportPlan) {
  const label = texts.imported(plan.added.length + plan.changed.length)
  showSkipped(performStep({ label, changes: changesOfPlan(plan) }))
}
