import { announce } from '@/lib/announcements/announcements'
import { createSignal } from '@/lib/browser/browser'
import { filmProblem, filmReady, filmWork, videoWell } from '@/lib/content/studio-files'
import { VIDEO_BYTES } from '@/lib/media/media-types'
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
  stripAround,
} from './cut'
import { FILM_FORMATS, type Film, type FilmFormat, type FilmPicture, type FilmProblem } from './film'

/** The URLs are valid until the work starts again. */
export type PreparedFile = { format: FilmFormat; blob: Blob; url: string }

export type Phase =
  | { name: 'opening' }
  | { name: 'cannot'; problem: FilmProblem | { why: 'encoder' | 'failed'; codec: null } }
  | { name: 'choosing' }
  | { name: 'tooLong'; bytes: number; seconds: number }
  | {
      name: 'working'
      share: number
      format: FilmFormat
      part: number
      of: number
      secondsLeft: number | null
    }
  | { name: 'stopped'; share: number }
  | { name: 'ready'; files: readonly PreparedFile[]; poster: { blob: Blob; url: string } | null }

export type FilmJobState = {
  phase: Phase
  film: Film | null
  cut: Cut
  /** The part of the video that the strip shows. */
  strip: Cut
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
    openFilm: (blob: Blob) => Promise<Film | FilmProblem>
    posterOf: (picture: FilmPicture, position: number) => Promise<Blob>
  }>
}

/** Before this, the remaining time would only be a guess. */
const GUESS_AFTER_MS = 3000

export type FilmJob = ReturnType<typeof createFilmJob>

/** Prepares one video for a slide, outside of React, because the visitor may go on with another slide meanwhile. */
export function createFilmJob({ slide, name, blob, hasPoster, load }: Start) {
  const { notify, subscribe } = createSignal()
  const nowhere = { start: 0, end: 0 }
  let work = new AbortController()
  let urls: string[] = []
  let state: FilmJobState = {
    phase: { name: 'opening' },
    film: null,
    cut: nowhere,
    strip: nowhere,
    position: 0.5,
    hasPoster,
    isOpen: true,
  }

  function set(change: Partial<FilmJobState>) {
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
    announce('studio film', () => filmProblem.failed)
  }

  async function open() {
    show({ name: 'opening' })
    try {
      const film = await (await load()).openFilm(blob)
      if (work.signal.aborted) return 'why' in film ? undefined : film.close()
      if ('why' in film) return fail({ name: 'cannot', problem: film })
      const cut = firstCut(film.facts.seconds)
      set({ film, cut, strip: stripAround(cut, film.facts.seconds), phase: { name: 'choosing' } })
      announce('studio film', () => videoWell.canPrepare(name))
    } catch {
      if (!work.signal.aborted) fail({ name: 'cannot', problem: { why: 'failed', codec: null } })
    }
  }

  async function start() {
    const { film, cut, position } = state
    if (!film) return
    forget()
    work = new AbortController()
    const { signal } = work
    const seconds = lengthOf(cut)
    const size = outputSize(film.facts.size)
    try {
      show({ name: 'working', share: 0, format: 'webm', part: 1, of: 2, secondsLeft: null })
      const formats: FilmFormat[] = []
      for (const format of FILM_FORMATS) if (await film.canEncode(format, size)) formats.push(format)
      signal.throwIfAborted()
      if (formats.length === 0) return fail({ name: 'cannot', problem: { why: 'encoder', codec: null } })
      const began = performance.now()
      const files: PreparedFile[] = []
      for (const format of formats) {
        const onProgress = (share: number) =>
          report(began, (files.length + share) / formats.length, format, formats)
        const made = await withinLimit(bitrateFor(seconds), (rate) =>
          film.encode({
            format,
            cut,
            crop: cropAt(film.facts.size, position),
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
      const first = await film.frameAt(cut.start)
      const poster = first && (await drawPoster(first, position))
      signal.throwIfAborted()
      show({ name: 'ready', files, poster: poster && { blob: poster, url: urlOf(poster) } })
      announce('studio film', () => filmReady.announced)
    } catch {
      if (!signal.aborted) fail({ name: 'cannot', problem: { why: 'failed', codec: null } })
    }
  }

  async function drawPoster(picture: FilmPicture, position: number) {
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

  function report(began: number, total: number, format: FilmFormat, formats: readonly FilmFormat[]) {
    const before = state.phase.name === 'working' ? state.phase.share : 0
    const share = Math.max(before, Math.min(total, 1))
    const passed = performance.now() - began
    const secondsLeft =
      passed > GUESS_AFTER_MS && share > 0 ? Math.ceil((passed * (1 - share)) / share / 1000) : null
    const [part, of] = [formats.indexOf(format) + 1, formats.length]
    show({ name: 'working', share, format, part, of, secondsLeft })
    const quarter = Math.floor(share * 4)
    if (quarter > Math.floor(before * 4) && quarter < 4)
      announce('studio film', () => filmWork.announced(quarter * 25))
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
      state.film?.close()
    },
  }
}
