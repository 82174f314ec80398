import { UndoToast } from '@/components/ui/undo-toast'
import type { Step } from '@/lib/products/history'

type Props = { step: Step; onUndo: () => void; onClose: () => void }

export function StepToast({ step, onUndo, onClose }: Props) {
  return (
    <UndoToast
      text={step.note ? `${step.label}. ${step.note}.` : `${step.label}.`}
      onUndo={onUndo}
      onClose={onClose}
    />
  )
}
