import Button from 'react-bootstrap/Button'
import { PROBLEMS_ID, UNDO_ID } from '@/components/studio/field-ids'
import type { FileDrag } from '@/components/studio/files/use-file-drag'
import { ExclamationFullIcon } from '@/components/studio/icons'
import { SaveButton } from '@/components/studio/save/save-button'
import styles from '@/components/studio/studio.module.scss'
import { useStudio } from '@/components/studio/studio-context'
import { HistoryButtons } from '@/components/ui/history-buttons'
import { studio, studioBar as texts } from '@/lib/content/studio/desk'
import type { Direction } from '@/lib/history/history'
import { discard } from '@/lib/studio/studio-actions'
import { BarState } from './bar-state'

type Props = { drag: FileDrag | null; onStep: (direction: Direction) => void }

export function StudioBar({ drag, onStep }: Props) {
  const { store, state, view } = useStudio()
  const toFix = texts.toFix(view.shown.length)

  return (
    <div className={`${styles.bar} on-dark`}>
      <div className={`${styles.barIn} container`}>
        <h1>{studio.heading}</h1>
        <BarState drag={drag} />
        <div className={styles.acts}>
          <HistoryButtons history={state.history} onStep={onStep} isCompact undoId={UNDO_ID} />
          <Button
            variant="ghost"
            className={styles.wide}
            aria-disabled={view.changes.length === 0 && view.draft.isReadable}
            onClick={() => discard(store)}
          >
            {texts.discard}
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
