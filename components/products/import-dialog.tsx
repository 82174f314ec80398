import Button from 'react-bootstrap/Button'
import { Dialog } from '@/components/ui/dialog'
import { productFields } from '@/lib/content/products'
import { importColumns, importDialog as texts } from '@/lib/content/products-import'
import { actions } from '@/lib/content/ui'
import { productHistory } from '@/lib/products/history'
import { changesOfPlan, type ImportPlan } from '@/lib/products/import-plan'
import { ImportPreview } from './import-preview'
import { showSkipped } from './product-history'
import { missingField, type ReadyState, useImport } from './use-import'

type Props = { file: File; onClose: () => void }

/** Previews the changes of an import before it is confirmed. */
export function ImportDialog({ file, onClose }: Props) {
  const state = useImport(file)

  function confirm(plan: ImportPlan) {
    applyPlan(plan)
    onClose()
  }

  return (
    <Dialog
      title={texts.heading(file.name)}
      closeLabel={actions.close}
      onClose={onClose}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
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
        </>
      }
    >
      <ImportPreview state={state} />
    </Dialog>
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
  showSkipped(productHistory.perform({ label, changes: changesOfPlan(plan) }))
}
