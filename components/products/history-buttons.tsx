import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { RedoIcon, UndoIcon } from '@/components/ui/undo-icons'
import { peek } from '@/lib/history/history'
import { redo, undo } from './history-commands'
import { useHistory } from './use-history'

/** Uses `aria-disabled`, since a disabled button would lose the focus after the last step. */
export function HistoryButtons() {
  const history = useHistory()
  const last = peek(history, 'undo')
  const next = peek(history, 'redo')
  return (
    <ButtonGroup aria-label="History">
      <Button variant="line" aria-disabled={!last} title={last && `Undo: ${last.label}`} onClick={undo}>
        <UndoIcon />
        Undo
      </Button>
      <Button variant="line" aria-disabled={!next} title={next && `Redo: ${next.label}`} onClick={redo}>
        <RedoIcon />
        Redo
      </Button>
    </ButtonGroup>
  )
}
