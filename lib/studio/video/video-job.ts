import { announce } from '@/lib/announcements/announcements'
import { createSignal } from '@/lib/browser/browser'
import { videoProblem, videoReady, videoWell, videoWork } from '@/lib/content/studio-files'
import { VIDEO_BYTES } from '@/lib/media/media-types'
import type { Poster } from '@/lib/studio/draw-poster'
import {
  bitrateFor,
  type Cut,
  cropAt,
  firstCut,
  lengthOf,
  lowerBitrate,
  outputSize,
  shorten,
  shorterSeconds,
  timelineAround,
} from './cut'
import {
  type SourceVideo,
  VIDEO_FORMATS,
  type VideoFormat,
  type VideoPicture,
  type VideoProblem,
} from './video'

/** The URLs are valid until the work starts again. */
export type PreparedFile = { format: VideoFormat; blob: Blob; url: string }

export type Phase =
  | { name: 'opening' }
  | { name: 'cannot'; problem: VideoProblem | { why: 'encoder' | 'failed'; codec: null } }
  | { name: 'choosing' }
  | { name: 'tooLong'; bytes: number; seconds: number }
  | {
      name: 'working'
      share: number
      format: VideoFormat
      part: number
      of: number
      secondsLeft: number | null
    }
  | { name: 'stopped'; share: number }
  | { name: 'ready'; files: readonly PreparedFile[]; poster: (Poster & { url: string }) | null }

export type VideoJobState = {
  phase: Phase
  video: SourceVideo | null
  cut: Cut
  /** The part of the video that the timeline shows. */
  timeline: Cut
  /** Of the 16:9 frame: 0 is the top or the left, 1 the bottom or the right. */
  position: number
  hasPoster: boolean
  /** The card is shown. */
  isOpen: boolean
}

/** The video as it is chosen, and the code that a test replaces. */
type Start = {
  slide: string
  name: string
  blob: Blob
  hasPoster: boolean
  load: () => Promise<{
    openVideo: (blob: Blob) => Promise<SourceVideo | VideoProblem>
    posterOf: (picture: VideoPicture, position: number) => Promise<Poster>
  }>
}

/** Before this, the remaining time would only be a guess. */
const GUESS_AFTER_MS = 3000

export type VideoJob = ReturnType<typeof createVideoJob>

/** Prepares one video for a slide, outside of React, because the visitor may go on with another slide meanwhile. */
export function createVideoJob({ slide, name, blob, hasPoster, load }: Start) {
  const { notify, subscribe } = createSignal()
  const nowhere = { start: 0, end: 0 }
  let work = new AbortController()
  let urls: string[] = []
  let state: VideoJobState = {
    phase: { name: 'opening' },
    video: null,
    cut: nowhere,
    timeline: nowhere,
    position: 0.5,
    hasPoster,
    isOpen: true,
  }

  function set(change: Partial<VideoJobState>) {
    state = { ...state, ...change }
    notify()
  }
  const show = (phase: Phase) => set({ phase })

  function urlOf(made: Blob) {
    const url = URL.createObjectURL(made)
    urls.push(url)
    return url
  }
  function forget() {
    for (const url of urls) URL.revokeObjectURL(url)
    urls = []
  }

  /** Announced, because the visitor may be at another slide. */
  function fail(phase: Extract<Phase, { name: 'cannot' | 'tooLong' }>) {
    show(phase)
    announce('studio video', () => videoProblem.failed)
  }

  async function open() {
    show({ name: 'opening' })
    try {
      const video = await (await load()).openVideo(blob)
      if (work.signal.aborted) return 'why' in video ? undefined : video.close()
      if ('why' in video) return fail({ name: 'cannot', problem: video })
      const cut = firstCut(video.facts.seconds)
      set({ video, cut, timeline: timelineAround(cut, video.facts.seconds), phase: { name: 'choosing' } })
      announce('studio video', () => videoWell.canPrepare(name))
    } catch {
      if (!work.signal.aborted) fail({ name: 'cannot', problem: { why: 'failed', codec: null } })
    }
  }

  async function start() {
    const { video, cut, position } = state
    if (!video) return
    forget()
    work = new AbortController()
    const { signal } = work
    const seconds = lengthOf(cut)
    const size = outputSize(video.facts.size)
    try {
      show({ name: 'working', share: 0, format: 'webm', part: 1, of: 2, secondsLeft: null })
      const formats: VideoFormat[] = []
      for (const format of VIDEO_FORMATS) if (await video.canEncode(format, size)) formats.push(format)
      signal.throwIfAborted()
      if (formats.length === 0) return fail({ name: 'cannot', problem: { why: 'encoder', codec: null } })
      const began = performance.now()
      const files: PreparedFile[] = []
      for (const format of formats) {
        const onProgress = (share: number) =>
          report(began, (files.length + share) / formats.length, format, formats)
        const made = await withinLimit(bitrateFor(seconds), (rate) =>
          video.encode({
            format,
            cut,
            crop: cropAt(video.facts.size, position),
            size,
            bitrate: rate,
            signal,
            onProgress: (share) => !signal.aborted && onProgress(share),
          }),
        )
        signal.throwIfAborted()
        if ('tooLarge' in made)
          return fail({
            name: 'tooLong',
            bytes: made.tooLarge,
            seconds: shorterSeconds(seconds, made.tooLarge),
          })
        files.push({ format, blob: made.blob, url: urlOf(made.blob) })
      }
      const first = await video.frameAt(cut.start)
      const poster = first && (await drawPoster(first, position))
      signal.throwIfAborted()
      show({ name: 'ready', files, poster: poster && { ...poster, url: urlOf(poster.blob) } })
      announce('studio video', () => videoReady.announced)
    } catch {
      if (!signal.aborted) fail({ name: 'cannot', problem: { why: 'failed', codec: null } })
    }
  }

  async function drawPoster(picture: VideoPicture, position: number) {
    try {
      return await (await load()).posterOf(picture, position)
    } finally {
      picture.close()
    }
  }

  /** Encoders may miss the bitrate, so a video that is too large is made again. */
  async function withinLimit(bitrate: number, encode: (bitrate: number) => Promise<Blob>) {
    for (let rate = bitrate; ; ) {
      const made = await encode(rate)
      if (made.size <= VIDEO_BYTES) return { blob: made }
      const lower = lowerBitrate(rate, made.size)
      if (lower === null) return { tooLarge: made.size }
      rate = lower
    }
  }

  function report(began: number, total: number, format: VideoFormat, formats: readonly VideoFormat[]) {
    const before = state.phase.name === 'working' ? state.phase.share : 0
    const share = Math.max(before, Math.min(total, 1))
    const passed = performance.now() - began
    const secondsLeft =
      passed > GUESS_AFTER_MS && share > 0 ? Math.ceil((passed * (1 - share)) / share / 1000) : null
    const [part, of] = [formats.indexOf(format) + 1, formats.length]
    show({ name: 'working', share, format, part, of, secondsLeft })
    const quarter = Math.floor(share * 4)
    if (quarter > Math.floor(before * 4) && quarter < 4)
      announce('studio video', () => videoWork.announced(quarter * 25))
  }

  void open()
  return {
    slide,
    name,
    source: blob,
    get: () => state,
    subscribe,
    set,
    open,
    start,
    choose: () => show({ name: 'choosing' }),
    shortenTo: (seconds: number) => set({ cut: shorten(state.cut, seconds), phase: { name: 'choosing' } }),
    cancel() {
      const { phase } = state
      work.abort()
      if (phase.name === 'working') show({ name: 'stopped', share: phase.share })
    },
    close() {
      work.abort()
      forget()
      state.video?.close()
    },
  }
}
