import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { PROBLEMS_ID, UNDO_ID } from '@/components/studio/field-ids'
import type { FileDrag } from '@/components/studio/files/use-file-drag'
import { ExclamationFullIcon } from '@/components/studio/icons'
import { SaveButton } from '@/components/studio/save/save-button'
import styles from '@/components/studio/studio.module.scss'
import { useStudio } from '@/components/studio/studio-context'
import { RedoIcon, UndoIcon } from '@/components/ui/undo-icons'
import { peek } from '@/lib/history/history'
import { discard } from '@/lib/studio/studio-actions'
import { BarState } from './bar-state'
import { useStep } from './use-step'

export function StudioBar({ drag }: { drag: FileDrag | null }) {
  const { store, state, view } = useStudio()
  const step = useStep()
  const toFix = `${view.shown.length} to fix`

  return (
    <div className={`${styles.bar} on-dark`}>
      <div className={`${styles.barIn} container`}>
        <h1>Carousel studio</h1>
        <BarState drag={drag} />
        <div className={styles.acts}>
          <ButtonGroup aria-label="History">
            <Button
              variant="icon"
              id={UNDO_ID}
              aria-label="Undo"
              aria-disabled={!peek(state.history, 'undo')}
              onClick={() => step('undo')}
            >
              <UndoIcon />
            </Button>
            <Button
              variant="icon"
              aria-label="Redo"
              aria-disabled={!peek(state.history, 'redo')}
              onClick={() => step('redo')}
            >
              <RedoIcon />
            </Button>
          </ButtonGroup>
          <Button
            variant="ghost"
            className={styles.wide}
            aria-disabled={view.changes.length === 0 && view.draft.isReadable}
            onClick={() => discard(store)}
          >
            Discard
          </Button>
          {view.shown.length > 0 && (
            <Button variant="ghost" className={styles.toFix} href={`#${PROBLEMS_ID}`} aria-label={toFix}>
              <ExclamationFullIcon />
              <span className={styles.wide}>{toFix}</span>
              <span className={styles.narrow}>{view.shown.length}</span>
            </Button>
          )}
          <SaveButton />
        </div>
      </div>
    </div>
  )
}
