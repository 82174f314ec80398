import { UndoToast } from '@/components/ui/undo-toast'
import type { Step } from '@/lib/products/history'
import { undo } from './history-commands'

export function StepToast({ step, onClose }: { step: Step; onClose: () => void }) {
  return <UndoToast text={`${step.label}.`} onUndo={undo} onClose={onClose} />
}
