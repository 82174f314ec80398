import { useSyncExternalStore } from 'react'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { videoWell as texts } from '@/lib/content/studio-files'
import type { FilmJob } from '@/lib/studio/film/film-job'
import { fieldId, showAndFocus, useDesk, useDeskState, useStudio } from './studio-context'

const none = () => () => {}

export const useFilmState = (job: FilmJob) => useSyncExternalStore(job.subscribe, job.get)

/** The video that is prepared for a slide, and whether its card is shown. */
export function useSlideFilm(slide: string) {
  const job = useDeskState().videos.get(slide) ?? null
  const state = useSyncExternalStore(job?.subscribe ?? none, () => job?.get() ?? null)
  return { job, state, isOpen: state?.isOpen ?? false }
}

/** Opens a video for a slide, in place of any other video of the slide. */
export function useStartFilm() {
  const { store } = useStudio()
  const { setVideo, showTab } = useDesk()
  return async (slide: string, name: string, blob: Blob) => {
    const module = await loadOrNotice(texts.filmCode, () => import('@/lib/studio/film/film-job'))
    if (!module) return
    const poster = store.get().history.present.find(({ id }) => id === slide)?.poster
    const film = module.createFilmJob({ slide, name, blob, hasPoster: poster === '', load })
    store.select(slide)
    showAndFocus(() => {
      showTab('form')
      setVideo(film)
    }, fieldId('video'))
  }
}

async function load() {
  const [{ openFilm }, { posterOf }] = await Promise.all([
    import('@/lib/studio/film/open-film'),
    import('@/lib/studio/draw-poster'),
  ])
  return { openFilm, posterOf }
}
