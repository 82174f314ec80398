import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { countOf } from '@/lib/studio/change-words'
import type { StudioStore } from '@/lib/studio/studio-store'
import { followPresses } from './after-press'
import { StudioBar } from './bar/studio-bar'
import { useStudioKeys } from './bar/use-studio-keys'
import { useFileDrag } from './files/use-file-drag'
import { StudioStage } from './stage/studio-stage'
import { SlideStrip } from './strip/slide-strip'
import styles from './studio.module.scss'
import { StudioProvider, useStudio, useStudioUi } from './studio-context'
import { StudioPanel } from './studio-panel'
import { thingsToFix } from './text/problem-words'

// Without a name, because the bar has an Undo button too.
const DeletedToast = lazyPart(() => import('./strip/deleted-toast').then((module) => module.DeletedToast))

export function OpenStudio({ store }: { store: StudioStore }) {
  return (
    <StudioProvider store={store}>
      <Desk />
    </StudioProvider>
  )
}

function Desk() {
  const { tab, deleted } = useStudioUi()
  const { view } = useStudio()
  const [frame, setFrame] = useState<Window | null>(null)
  const drag = useFileDrag(frame)
  useStudioKeys(frame)
  useEffect(followPresses, [])
  useAnnouncedCounts()
  return (
    <>
      <StudioBar drag={drag} />
      <div className={styles.studio} data-tab={tab} data-drag={drag !== null}>
        <div className={`${styles.desk} on-dark`}>
          <StudioStage onFrame={setFrame} isDragging={drag !== null} />
          <SlideStrip isDragging={drag !== null} />
        </div>
        <StudioPanel drag={drag} />
      </div>
      {deleted && !view.slides.some(({ id }) => id === deleted.slide.id) && (
        <DeletedToast key={deleted.slide.id} deleted={deleted} />
      )}
    </>
  )
}

const QUIET_MS = 1000

/** Announces the number of changes and problems once the visitor stops editing. */
function useAnnouncedCounts() {
  const { state, view } = useStudio()
  const changes = countOf(view.changes)
  const problems = view.shown.length > 0 ? ` ${thingsToFix(view.shown.length)}.` : ''
  const isFirst = state.changedAt === null
  useEffect(() => {
    if (isFirst) return
    const timer = setTimeout(() => announce('studio counts', () => `${changes}.${problems}`), QUIET_MS)
    return () => clearTimeout(timer)
  }, [changes, problems, isFirst])
}
