import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { focusAfter, takeLostFocus } from '@/components/ui/focus'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { videoWell } from '@/lib/content/studio-files'
import { createDesk, type Desk } from '@/lib/studio/desk'
import type { StudioStore } from '@/lib/studio/studio-store'
import type { VideoJob } from '@/lib/studio/video/video-job'

type Studio = { store: StudioStore; desk: Desk; presses: ReturnType<typeof createPresses> }

const StudioContext = createContext<Studio | null>(null)

export function StudioProvider({ store, children }: { store: StudioStore; children: ReactNode }) {
  const [studio] = useState<Studio>(() => ({ store, desk: createDesk(store), presses: createPresses() }))
  const { desk, presses } = studio
  useEffect(() => desk.open(), [desk])
  useEffect(() => presses.follow(), [presses])
  return <StudioContext value={studio}>{children}</StudioContext>
}

function useStudioContext(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('Use this inside of the studio.')
  return studio
}

export const useStudioStore = () => useStudioContext().store
export const usePresses = () => useStudioContext().presses
/** What changes the desk; `useDeskState` is what it shows. */
export const useDesk = () => useStudioContext().desk

export function useStudio() {
  const store = useStudioStore()
  const state = useSyncExternalStore(store.subscribe, store.get)
  return { store, state, view: store.view() }
}

export function useDeskState() {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, desk.get)
}

/** Applies a change and focuses the element with this id as soon as it is rendered. */
export function showAndFocus(change: () => void, id: string) {
  focusAfter(change, () => document.getElementById(id))
}

/** Moves the focus to `next` if the change removes the focused element. */
export async function keepFocus(change: () => unknown, next: () => string) {
  const before = document.activeElement
  await flushSync(change)
  flushSync(() => {})
  if (before?.isConnected === false) takeLostFocus(document.getElementById(next()))
}

/** The ids of fields, used by the links in the problem summary. */
export const fieldId = (field: string) => `field-${field.replaceAll('.', '-')}`

/** The id of the form's heading. */
export const FORM_ID = 'studio-form'
export const SLIDES_ID = 'studio-slides'
export const PROBLEMS_ID = 'studio-problems'
export const TEXT_ID = 'studio-text'
export const UNDO_ID = 'studio-undo'
export const tileId = (slide: string) => `tile-${slide}`
export const HINT_ID = 'studio-hint'

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
    const module = await loadOrNotice(videoWell.prepareCode, () => import('@/lib/studio/video/video-job'))
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

/** Whether a pointer is down in this window. */
function createPresses() {
  let isPressed = false
  let waiting: (() => void)[] = []

  return {
    /** Delays `work` until the pointer is released: an earlier notice could move the button before its click. */
    after(work: () => void) {
      if (isPressed) waiting.push(work)
      else work()
    },
    /** Returns a function that ends it. */
    follow() {
      const listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      const onDown = () => {
        isPressed = true
      }
      const onUp = () => {
        isPressed = false
        // The browser fires `click` after `pointerup`.
        setTimeout(() => {
          for (const work of waiting.splice(0)) work()
        })
      }
      window.addEventListener('pointerdown', onDown, options)
      window.addEventListener('pointerup', onUp, options)
      window.addEventListener('pointercancel', onUp, options)
      return () => {
        listening.abort()
        isPressed = false
        waiting = []
      }
    },
  }
}
