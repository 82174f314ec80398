import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
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
    <ButtonGroup aria-label={texts.label}>
      {(['undo', 'redo'] as const).map((direction) => {
        const step = peek(history, direction)
        const name = texts[direction]
        return (
          <Button
            key={direction}
            id={direction === 'undo' ? undoId : undefined}
            variant={isCompact ? 'icon' : 'line'}
            aria-label={isCompact ? name : undefined}
            aria-disabled={!step}
            title={step && labelOf && actionOf(name, labelOf(step))}
            onClick={() => onStep(direction)}
          >
            <SpriteIcon name={direction} />
            {!isCompact && name}
          </Button>
        )
      })}
    </ButtonGroup>
  )
}
