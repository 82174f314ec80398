import { type ReactNode, useEffect, useState } from 'react'
import type { HeroPreviewProps } from '@/lib/carousel/slides'
import { useHistoryKeys } from '@/lib/history/use-history-keys'
import type { StudioStore } from '@/lib/studio/studio-store'
import { followPresses } from './after-press'
import { StudioBar } from './bar/studio-bar'
import { useStep } from './bar/use-step'
import { useFileDrag } from './files/use-file-drag'
import { useSave } from './save/use-save'
import { StudioStage } from './stage/studio-stage'
import { DeletedToast } from './strip/deleted-toast'
import { SlideStrip } from './strip/slide-strip'
import styles from './studio.module.scss'
import { StudioProvider, useStudioUi } from './studio-context'
import { StudioPanel } from './studio-panel'
import { useAnnouncedCounts } from './use-announced-counts'

type Props = { store: StudioStore; renderHero: (props: HeroPreviewProps) => ReactNode }

export function OpenStudio({ store, renderHero }: Props) {
  return (
    <StudioProvider store={store}>
      <Desk renderHero={renderHero} />
    </StudioProvider>
  )
}

function Desk({ renderHero }: Pick<Props, 'renderHero'>) {
  const { tab } = useStudioUi()
  const [frame, setFrame] = useState<Window | null>(null)
  const save = useSave()
  const drag = useFileDrag(frame)
  useHistoryKeys(useStep(), { frame, onSave: () => void save.press() })
  useEffect(followPresses, [])
  useAnnouncedCounts()
  return (
    <>
      <StudioBar drag={drag} />
      <div className={styles.studio} data-tab={tab} data-drag={drag !== null}>
        <div className={`${styles.desk} on-dark`}>
          <StudioStage renderHero={renderHero} onFrame={setFrame} isDragging={drag !== null} />
          <SlideStrip isDragging={drag !== null} />
        </div>
        <StudioPanel drag={drag} />
      </div>
      <DeletedToast />
    </>
  )
}
