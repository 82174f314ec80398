import { useSyncExternalStore } from 'react'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { videoWell as texts } from '@/lib/content/studio-files'
import type { VideoJob } from '@/lib/studio/video/video-job'
import { fieldId, showAndFocus, useDesk, useDeskState, useStudio } from './studio-context'

const none = () => () => {}

export const useVideoState = (job: VideoJob) => useSyncExternalStore(job.subscribe, job.get)

/** The video that is prepared for a slide, and whether its card is shown. */
export function useSlideVideo(slide: string) {
  const job = useDeskState().videos.get(slide) ?? null
  const state = useSyncExternalStore(job?.subscribe ?? none, () => job?.get() ?? null)
  return { job, state, isOpen: state?.isOpen ?? false }
}

/** Opens a video for a slide, in place of any other video of the slide. */
export function useStartVideo() {
  const { store } = useStudio()
  const { setVideo, showTab } = useDesk()
  return async (slide: string, name: string, blob: Blob) => {
    const module = await loadOrNotice(texts.prepareCode, () => import('@/lib/studio/video/video-job'))
    if (!module) return
    const poster = store.get().history.present.find(({ id }) => id === slide)?.poster
    const video = module.createVideoJob({ slide, name, blob, hasPoster: poster === '', load })
    store.select(slide)
    showAndFocus(() => {
      showTab('form')
      setVideo(video)
    }, fieldId('video'))
  }
}

async function load() {
  const [{ openVideo }, { posterOf }] = await Promise.all([
    import('@/lib/studio/video/open-video'),
    import('@/lib/studio/draw-poster'),
  ])
  return { openVideo, posterOf }
}
