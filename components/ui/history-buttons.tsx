import { historyButtons as texts } from '@/lib/content/ui'
import { actionOf } from '@/lib/content/words'
import { type Direction, type History, peek } from '@/lib/history/history'
import { SpriteIcon } from './icon'

type Props<Step> = {
  history: History<Step>
  /** Names the step in the button's title. */
  labelOf?: (step: Step) => string
  onStep: (direction: Direction) => void
  /** Shows only the icons. */
  isCompact?: boolean
  undoId?: string
}

/** Uses `aria-disabled`, since a disabled button would lose the focus after the last step. */
export function HistoryButtons<Step>({ history, labelOf, onStep, isCompact = false, undoId }: Props<Step>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="btn-group" role="group" aria-label={texts.label}>
      {(['undo', 'redo'] as const).map((direction) => {
        const step = peek(history, direction)
        const name = texts[direction]
        return (
          <button
            key={direction}
            type="button"
            id={direction === 'undo' ? undoId : undefined}
            className={`btn ${isCompact ? 'btn-icon' : 'btn-line'}`}
            aria-label={isCompact ? name : undefined}
            aria-disabled={!step}
            title={step && labelOf && actionOf(name, labelOf(step))}
            onClick={() => onStep(direction)}
          >
            <SpriteIcon name={direction} />
            {!isCompact && name}
          </button>
        )
      })}
    </div>
  )
}
