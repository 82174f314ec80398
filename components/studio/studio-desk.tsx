import { useEffect, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { studio, studioFoot as texts } from '@/lib/content/studio/desk'
import { historySteps } from '@/lib/content/ui/history'
import { type Direction, peek } from '@/lib/history/history'
import { useHistoryKeys } from '@/lib/history/use-history-keys'
import { countOf } from '@/lib/studio/change-words'
import { hintStore } from '@/lib/studio/hint-store'
import { step } from '@/lib/studio/studio-actions'
import type { StudioStore } from '@/lib/studio/studio-store'
import { followPresses } from './after-press'
import { StudioBar } from './bar/studio-bar'
import { HINT_ID, tileId } from './field-ids'
import { useFileDrag } from './files/use-file-drag'
import { useSave } from './save/use-save'
import { StudioStage } from './stage/studio-stage'
import { DeletedToast } from './strip/deleted-toast'
import { SlideStrip } from './strip/slide-strip'
import styles from './studio.module.scss'
import { keepFocus, StudioProvider, showAndFocus, useStudio, useStudioUi } from './studio-context'
import { StudioPanel } from './studio-panel'

export function OpenStudio({ store }: { store: StudioStore }) {
  return (
    <StudioProvider store={store}>
      <Desk />
    </StudioProvider>
  )
}

function Desk() {
  const { tab } = useStudioUi()
  const [frame, setFrame] = useState<Window | null>(null)
  const save = useSave()
  const drag = useFileDrag(frame)
  const onStep = useStep()
  useHistoryKeys(onStep, { frame, onSave: () => void save.press() })
  useEffect(followPresses, [])
  useAnnouncedCounts()
  return (
    <>
      <StudioBar drag={drag} onStep={onStep} />
      <div className={styles.studio} data-tab={tab} data-drag={drag !== null}>
        <div className={`${styles.desk} on-dark min-w-0`}>
          <StudioStage onFrame={setFrame} isDragging={drag !== null} />
          <SlideStrip isDragging={drag !== null} />
        </div>
        <StudioPanel drag={drag} />
      </div>
      <StudioFoot />
      <DeletedToast />
    </>
  )
}

function StudioFoot() {
  const { showTab } = useStudioUi()
  const help = () =>
    showAndFocus(() => {
      hintStore.set(false)
      showTab('form')
    }, HINT_ID)
  return (
    <div className="container on-dark d-flex flex-wrap column-gap-4 align-items-center justify-content-between py-3 text-body-secondary fs-sm">
      <p className="m-0">{texts.purpose}</p>
      <button className={`${styles.help} min-h-target p-0 border-0`} type="button" onClick={help}>
        {texts.help}
      </button>
    </div>
  )
}

/** Undoes or redoes one step and announces it. */
function useStep() {
  const { store } = useStudio()
  return (direction: Direction) => {
    const { done, none } = historySteps[direction]
    const isPossible = peek(store.get().history, direction)
    void keepFocus(
      () => step(store, direction),
      () => tileId(store.get().selected),
    )
    announce('studio step', () => (isPossible ? done : none))
  }
}

const QUIET_MS = 1000

/** Announces the number of changes and problems once the visitor stops editing. */
function useAnnouncedCounts() {
  const { state, view } = useStudio()
  const counts = studio.counts(countOf(view.changes), view.toFix.length)
  const isFirst = state.changedAt === null
  useEffect(() => {
    if (isFirst) return
    const timer = setTimeout(() => announce('studio counts', () => counts), QUIET_MS)
    return () => clearTimeout(timer)
  }, [counts, isFirst])
}
