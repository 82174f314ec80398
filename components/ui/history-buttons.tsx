import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { historyButtons as texts } from '@/lib/content/ui/history'
import { type Direction, type History, peek } from '@/lib/history/history'
import { RedoIcon, UndoIcon } from './undo-icons'

type Props<Step> = {
  history: History<Step>
  /** Names the step in the button's title. */
  labelOf?: (step: Step) => string
  onStep: (direction: Direction) => void
  /** Shows only the icons. */
  isCompact?: boolean
  undoId?: string
}

const BUTTONS = [
  { direction: 'undo', Icon: UndoIcon },
  { direction: 'redo', Icon: RedoIcon },
] as const

/** Uses `aria-disabled`, since a disabled button would lose the focus after the last step. */
export function HistoryButtons<Step>({ history, labelOf, onStep, isCompact = false, undoId }: Props<Step>) {
  return (
    <ButtonGroup aria-label={texts.label}>
      {BUTTONS.map(({ direction, Icon }) => {
        const step = peek(history, direction)
        const { name, title } = texts[direction]
        return (
          <Button
            key={direction}
            id={direction === 'undo' ? undoId : undefined}
            variant={isCompact ? 'icon' : 'line'}
            aria-label={isCompact ? name : undefined}
            aria-disabled={!step}
            title={step && labelOf && title(labelOf(step))}
            onClick={() => onStep(direction)}
          >
            <Icon />
            {!isCompact && name}
          </Button>
        )
      })}
    </ButtonGroup>
  )
}
