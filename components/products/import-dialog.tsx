import Button from 'react-bootstrap/Button'
import { Dialog } from '@/components/ui/dialog'
import { productFields } from '@/lib/content/products'
import { importColumns, importDialog as texts } from '@/lib/content/products-import'
import { actions } from '@/lib/content/ui'
import { productHistory } from '@/lib/products/history'
import { changesOfPlan, type ImportPlan } from '@/lib/products/import-plan'
import styles from './import.module.scss'
import { ImportPreview } from './import-preview'
import { showSkipped } from './product-history'
import { changeCount, isUsable, type ReadyState, useImport } from './use-import'

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
      className={styles.import}
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

function labelOf(state: ReadyState): string {
  if (!isUsable(state.columns)) return importColumns.choose(productFields.name.inSentence)
  const size = changeCount(state)
  if (size > 0) return texts.confirm(size)
  return state.columns.price.length === 0
    ? importColumns.choose(productFields.price.inSentence)
    : texts.nothing
}

function applyPlan(plan: ImportPlan) {
  const label = texts.imported(plan.added.length + plan.changed.length)
  showSkipped(productHistory.perform({ label, changes: changesOfPlan(plan), note: texts.undoUntil }))
}
