import type { MediaFile } from '@/lib/media/media-types'
import { pngOf } from '@/lib/media/test-bytes'
import { openStudio } from './open-studio'
import { emptySlide, printSlides, type SlideTexts, type TextField } from './slides'
import { draftStore } from './studio-state'
import { lastShownStore, type StudioStore } from './studio-store'
import type { Live, StudioView } from './studio-view'
import { takeFiles } from './take-files'

const slideOf = (title: string, file: string): SlideTexts => ({
  ...emptySlide(),
  title,
  line: `A line about ${title}.`,
  'button.text': 'Shop now',
  poster: `${file}.jpg`,
  video: [`${file}.webm`, `${file}.mp4`],
})

const picture: MediaFile = { bytes: 79_000, type: 'image/jpeg', size: { width: 1600, height: 900 } }
const mediaOf = (file: string): [string, MediaFile][] => [
  [`${file}.jpg`, picture],
  [`${file}-800.jpg`, { ...picture, size: { width: 800, height: 450 } }],
  [`${file}.avif`, { ...picture, type: 'image/avif' }],
  [`${file}.webm`, { bytes: 400_000, type: 'video/webm', size: null }],
  [`${file}.mp4`, { bytes: 600_000, type: 'video/mp4', size: null }],
]

const slides = [slideOf('PPF', 'ppf'), slideOf('Window Film', 'window'), slideOf('Marine Film', 'marine')]
export const LIVE: Live = { text: printSlides(slides), files: ['ppf', 'window', 'marine'].flatMap(mediaOf) }

/** Opens a studio in a browser without stored data. */
export async function openTestStudio(live = LIVE) {
  draftStore.set(null)
  lastShownStore.set({})
  const store = await openStudio(live)
  const { view } = store
  return {
    store,
    view,
    titles: () => view().slides.map(({ title }) => title),
    /** Changes a field of the selected slide. */
    set: (field: TextField, value: string) => store.setField(view().slide, field, value),
    undo: () => store.step('undo'),
    drop: (files: File[], onto: { slide: string } | 'new' = { slide: 'live-1' }) =>
      takeFiles(store, files, onto),
  }
}

export const png = (width: number, height: number) => Uint8Array.from(pngOf(width, height))
export const fileOf = (name: string, ...parts: (Uint8Array<ArrayBuffer> | string)[]) => new File(parts, name)

/** Opens a carousel.json in place of the draft. */
export const openText = async (store: StudioStore, text: string) =>
  (await takeFiles(store, [fileOf('carousel.json', text)], { slide: 'live-1' })).files[0]

/** The visible problems, each as one string. */
export const said = ({ problems }: StudioView) =>
  problems.map(({ summary, advice }) => `${summary} ${advice}`)
