import { asset } from '@/lib/content/asset'
import { checkCarousel } from './check-carousel'
import type { DroppedMedia } from './dropped-files'
import type { MediaFile } from './media-file'
import type { Problem } from './problem'
import { type Slide, toSlides } from './slides'

export type Live = { text: string; files: readonly (readonly [string, MediaFile])[] }

/** What marketing is trying out: a text, and files that would go beside the live ones. */
export type Draft = {
  text: string
  media: DroppedMedia
  faults: readonly Problem[]
  /** Of this draft, or of the last one that was right. */
  slides: readonly Slide[]
}

export function toDraft(live: Live, text: string, media: DroppedMedia, last: readonly Slide[] = []): Draft {
  const files = new Map<string, MediaFile>([...live.files, ...media])
  const { carousel, problems: faults } = checkCarousel(text, files)
  const urlOf = (name: string) => media.get(name)?.url ?? asset(`/carousel/${name}`)
  return { text, media, faults, slides: carousel ? toSlides(carousel, files, urlOf) : last }
}

/** Lighter copies that are live under a dropped poster's name, and would go on showing the old picture. */
export function staleCopies({ files }: Live, media: DroppedMedia): string[] {
  const stems = [...media.keys()].filter(isPicture).map((name) => name.replace(/\.\w+$/, ''))
  return files
    .map(([name]) => name)
    .filter((name) => isPicture(name) && !media.has(name))
    .filter((name) => stems.includes(name.replace(/(-800)?\.\w+$/, '')))
}

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif)$/i.test(name)
