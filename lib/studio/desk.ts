import { createSignal } from '@/lib/browser/browser'
import type { ShownSlide, VideoPart } from '@/lib/carousel/slides'
import { type Language, languages } from '@/lib/content/facts/languages'
import type { Size } from '@/lib/media/media-types'
import type { FileToSave } from './folder'
import type { StudioState } from './studio-state'
import { lastShownStore, type StudioStore } from './studio-store'
import type { StudioView } from './studio-view'
import type { VideoJob } from './video/video-job'

export type SaveOutcome =
  | { way: 'folder' | 'zip'; files: readonly FileToSave[]; zip: File; unused: readonly string[] }
  | { way: 'failed'; reason: string }

export type Tab = 'form' | 'text'

/** A frame, a part of a picture or a prepared video that the preview shows before the visitor uses it. */
export type ShownFrame = {
  slide: string
  url: string
  size: Size
  /** The line above the preview. */
  words: string
  /** Replaces the slide's own focus; `undefined` shows the slide without one. */
  focus?: number | undefined
  /** Shown at a phone's width, whatever width is chosen. */
  isOnPhone?: boolean
  /** The prepared video, or the one of which a part is chosen. */
  videos?: ShownSlide['videos']
  part?: VideoPart
  /** The video plays at once. */
  isPlaying?: boolean
}

type DeskState = {
  /** The language of the texts in the form and the preview. */
  words: Language
  tab: Tab
  frame: ShownFrame | null
  /** By slide, the video that is being prepared for it, or was last. */
  videos: ReadonlyMap<string, VideoJob>
  /** The result of the last save, until its dialog is closed. */
  outcome: SaveOutcome | null
}

export type Desk = ReturnType<typeof createDesk>

/** What the studio shows of a draft, and the videos that are prepared for it. */
export function createDesk(store: StudioStore) {
  const { notify, subscribe } = createSignal()
  let shown: DeskState = {
    words: lastShownStore.get().words ?? languages[0],
    tab: 'form',
    frame: null,
    videos: new Map(),
    outcome: null,
  }

  function set(change: Partial<DeskState>) {
    shown = { ...shown, ...change }
    notify()
  }

  /** Ends the work on each video that is replaced. */
  function setVideos(videos: DeskState['videos']) {
    const before = shown.videos
    set({ videos })
    for (const [slide, job] of before) if (videos.get(slide) !== job) job.close()
  }

  /** A video was prepared that its slide does not have yet, or changes are not kept. */
  function wouldLoseWork(): boolean {
    const state = store.get()
    const jobs = state.history.present.flatMap(({ id }) => shown.videos.get(id)?.get() ?? [])
    const hasUnused = jobs.some(({ phase, isOpen }) => isOpen && phase.name !== 'cannot')
    return hasUnused || wouldLoseChanges(state, store.view())
  }

  return {
    get: () => shown,
    subscribe,
    showTab: (tab: Tab) => set({ tab }),
    showWords(words: Language) {
      lastShownStore.set({ ...lastShownStore.get(), words })
      set({ words })
    },
    showFrame: (frame: ShownFrame) => set({ frame }),
    /** Ends the preview of the frame with this URL, unless another frame has taken its place. */
    hideFrame(url: string) {
      if (shown.frame?.url === url) set({ frame: null })
    },
    showOutcome: (outcome: SaveOutcome | null) => set({ outcome }),
    /** A slide has one video at most. */
    setVideo: (job: VideoJob) => setVideos(new Map(shown.videos).set(job.slide, job)),
    endVideoOf: (slide: string) => setVideos(new Map([...shown.videos].filter(([id]) => id !== slide))),
    /** Lets the browser ask before it unloads a page that would lose work. Returns what ends that, and all work. */
    open() {
      const ask = (event: BeforeUnloadEvent) => wouldLoseWork() && event.preventDefault()
      window.addEventListener('beforeunload', ask)
      return () => {
        window.removeEventListener('beforeunload', ask)
        setVideos(new Map())
      }
    },
  }
}

/** A reload would lose changes that are not saved, because the browser does not keep them. */
export const wouldLoseChanges = ({ isUnkept }: StudioState, { isChanged, saved, unkept }: StudioView) =>
  isChanged && saved === null && (isUnkept || unkept.length > 0)
