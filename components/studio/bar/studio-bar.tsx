import type { ReactNode } from 'react'
import Button from 'react-bootstrap/Button'
import { UNDO_ID } from '@/components/studio/field-ids'
import type { FileDrag } from '@/components/studio/files/use-file-drag'
import { SaveButton } from '@/components/studio/save/save-button'
import styles from '@/components/studio/studio.module.scss'
import { useStudio, useStudioUi } from '@/components/studio/studio-context'
import { useShowProblems } from '@/components/studio/use-show-problems'
import { HistoryButtons } from '@/components/ui/history-buttons'
import { SpriteIcon } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/links'
import { asset, SITE_PATH } from '@/lib/config/asset'
import { studio, studioBar as texts } from '@/lib/content/studio/desk'
import type { Direction } from '@/lib/history/history'
import { discard } from '@/lib/studio/studio-actions'
import { BarState } from './bar-state'

type Props = { drag: FileDrag | null; onStep: (direction: Direction) => void }

export function StudioBar({ drag, onStep }: Props) {
  const { store, state, view } = useStudio()
  const { films } = useStudioUi()
  const showProblems = useShowProblems()
  const count = view.toFix.length
  const toFix = texts.toFix(count)

  return (
    <EmptyBar leavesDocument={films.size > 0}>
      <BarState drag={drag} />
      <div className={`${styles.acts} d-flex gap-1 align-items-center`}>
        <HistoryButtons history={state.history} onStep={onStep} isCompact undoId={UNDO_ID} />
        <Button
          variant="ghost"
          className="d-none d-md-inline-flex"
          aria-disabled={!view.isChanged}
          onClick={() => discard(store)}
        >
          {texts.discard}
        </Button>
        {count > 0 && (
          <Button variant="ghost" className={styles.toFix ?? ''} aria-label={toFix} onClick={showProblems}>
            <SpriteIcon name="exclamation-full" />
            <span className="d-none d-md-inline">{toFix}</span>
            <span className="d-md-none">{count}</span>
          </Button>
        )}
        <SaveButton />
      </div>
    </EmptyBar>
  )
}

type BarProps = {
  /** The browser loads the home page itself, and asks first if a film would be lost. */
  leavesDocument?: boolean
  children?: ReactNode
}

/** The bar with the way back and its heading only. */
export function EmptyBar({ leavesDocument = false, children }: BarProps) {
  const back = {
    className: `${styles.back} d-inline-flex gap-2 align-items-center min-h-target fs-sm text-nowrap text-decoration-none`,
    'aria-label': texts.back,
    children: (
      <>
        <SpriteIcon name="arrow-left" />
        <img className={styles.mark} src={asset('/mark-on-dark.svg')} alt="" width={26} height={26} />
        <span className="d-lg-none d-xl-inline">{texts.back}</span>
      </>
    ),
  }
  return (
    <div className={`${styles.bar} on-dark`}>
      <div className={`${styles.barIn} container d-flex flex-wrap row-gap-2 column-gap-4 align-items-center`}>
        <div
          className={`${styles.name} d-flex flex-wrap column-gap-3-half align-items-center justify-content-between`}
        >
          {leavesDocument ? <a {...back} href={SITE_PATH || '/'} /> : <IntentLink {...back} href="/" />}
          <h1 className={`${styles.title} m-0 text-nowrap`}>{studio.heading}</h1>
        </div>
        {children}
      </div>
    </div>
  )
}
