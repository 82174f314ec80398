import { useState } from 'react'
import { UndoToast } from '@/components/ui/undo-toast'
import type { Step } from '@/lib/products/history'
import { undo } from './history-commands'
import { useHistory } from './use-history'

/** Offers to undo a step whose rows are no longer in sight. */
export function StepToast({ isListEmpty }: { isListEmpty: boolean }) {
  const { latest } = useHistory()
  const [dismissed, setDismissed] = useState<Step | null>(latest)
  const isShown = latest !== null && latest !== dismissed && (latest.changes.length > 1 || isListEmpty)
  if (!isShown) return null
  return (
    <UndoToast
      key={latest.number}
      text={`${latest.label}.`}
      onUndo={undo}
      onClose={() => setDismissed(latest)}
    />
  )
}
