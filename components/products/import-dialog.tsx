import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import Modal from 'react-bootstrap/Modal'
import { useInertPage } from '@/components/ui/use-inert-page'
import { announce } from '@/lib/announcements/announcements'
import { productFields } from '@/lib/content/products'
import { importColumns, importDialog as texts } from '@/lib/content/products-import'
import { actions } from '@/lib/content/ui'
import { performStep } from '@/lib/products/history'
import { changesOfPlan, type ImportPlan } from '@/lib/products/import-plan'
import { ImportPreview } from './import-preview'
import { showSkipped } from './product-history'
import { type ImportState, missingField, useImport } from './use-import'

type Props = { file: File; onClose: () => void }

/** Previews the changes of an import before it is confirmed. */
export function ImportDialog({ file, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  const state = useImport(file)
  useInertPage(isOpen)
  const plan = state.stage === 'ready' ? state.plan : null
  const isReady = plan !== null && state.stage === 'ready' && !state.isReplanning

  function confirm() {
    // The button can still be clicked while the dialog fades out.
    if (plan && isOpen) applyPlan(plan)
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
        {state.stage !== 'failed' && (
          <Button onClick={confirm} disabled={!isReady || changeCount(state) === 0}>
            {labelOf(state)}
          </Button>
        )}
      </Modal.Footer>
    </Modal>
  )
}

function changeCount(state: ImportState): number {
  if (state.stage !== 'ready' || missingField(state.columns) !== null) return 0
  return state.plan.added.length + state.plan.changed.length
}

function labelOf(state: ImportState): string {
  const missing = state.stage === 'ready' ? missingField(state.columns) : null
  if (missing) return importColumns.choose(productFields[missing].inSentence)
  const size = changeCount(state)
  if (size === 0) return texts.nothing
  const isWithoutStock =
    state.stage === 'ready' && state.columns.stock.length === 0 && state.plan.added.length > 0
  return isWithoutStock ? texts.confirmWithoutStock(size) : texts.confirm(size)
}

function applyPlan(plan: ImportPlan) {
  const { added, changed } = plan
  const label = texts.imported(added.length + changed.length)
  showSkipped(performStep({ label, changes: changesOfPlan(plan) }))
  // Replaces the announcement of the step itself.
  announce('products', () => texts.announcement(added.length, changed.length))
}
