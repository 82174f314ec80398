import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import Modal from 'react-bootstrap/Modal'
import { useInertPage } from '@/components/ui/use-inert-page'
import { announce } from '@/lib/announcements/announcements'
import { countProducts } from '@/lib/products/count-products'
import { performStep } from '@/lib/products/history'
import { changesOfPlan, type ImportPlan } from '@/lib/products/import-plan'
import { showSkipped } from './history-commands'
import { ImportPreview } from './import-preview'
import { useImport } from './use-import'

type Props = { file: File; onClose: () => void }

/** Previews the changes of an import before it is confirmed. */
export function ImportDialog({ file, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  const state = useImport(file)
  useInertPage(isOpen)
  const plan = state.stage === 'ready' ? state.plan : null
  const isReplanning = state.stage === 'ready' && state.isReplanning
  const size = plan ? plan.added.length + plan.changed.length : 0

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
      <Modal.Header closeButton>
        <Modal.Title as="h2" className="h4" id="import-title">
          Import {file.name}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <ImportPreview state={state} />
      </Modal.Body>
      <Modal.Footer>
        <Button variant="line" onClick={() => setIsOpen(false)}>
          {state.stage === 'failed' ? 'Close' : 'Cancel'}
        </Button>
        {state.stage !== 'failed' && (
          <Button onClick={confirm} disabled={size === 0 || isReplanning}>
            {size === 0 ? 'Nothing to import' : `Import ${countProducts(size)}`}
          </Button>
        )}
      </Modal.Footer>
    </Modal>
  )
}

function applyPlan(plan: ImportPlan) {
  const { added, changed } = plan
  const label = `${countProducts(added.length + changed.length)} imported`
  showSkipped(performStep({ label, changes: changesOfPlan(plan) }))
  announce('products', () => `${label}: ${added.length} new, ${changed.length} changed.`)
}
