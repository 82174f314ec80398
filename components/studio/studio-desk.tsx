import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
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
import { useAnnouncedCounts } from './use-announced-counts'

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
