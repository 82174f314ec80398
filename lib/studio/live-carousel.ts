import type { MediaFile } from '@/lib/carousel/check/media-file'
import { copiesOf } from '@/lib/carousel/check/media-problems'
import { asset } from '@/lib/config/asset'
import { readSlides } from './carousel-text'
import { type DraftSlide, filesOf, withIds } from './draft'
import type { StoredDraft } from './draft-store'

/** The live carousel at build time. */
export type Live = { text: string; files: readonly (readonly [string, MediaFile])[] }

export const liveUrl = (name: string) => asset(`/carousel/${name}`)

export function slidesOf(text: string): DraftSlide[] {
  return (readSlides(text) ?? []).map((slide, i) => ({ ...slide, id: `live-${i + 1}` }))
}

/** Maps the draft's slides to the ids of the current live slides if the live carousel has changed. */
export function rebase({ slides, base }: StoredDraft, liveText: string): readonly DraftSlide[] {
  if (base === liveText) return slides
  const before = slidesOf(base)
  const renamed = withIds(before, slidesOf(liveText))
  const idOf = new Map(before.map(({ id }, i) => [id, renamed[i]?.id ?? id]))
  return slides.map((slide) => ({ ...slide, id: idOf.get(slide.id) ?? slide.id }))
}

/** The live files that no slide of the draft uses any more, including lighter copies. */
export function unusedFiles({ files }: Live, slides: readonly DraftSlide[]): string[] {
  const used = new Set([...filesOf(slides), ...slides.flatMap(({ poster }) => copiesOf(poster))])
  return files.map(([name]) => name).filter((name) => !used.has(name))
}

/** A file of the draft, or else a live one. */
export async function blobOf(name: string, files: ReadonlyMap<string, { blob: Blob }>): Promise<Blob> {
  return files.get(name)?.blob ?? (await (await fetch(liveUrl(name))).blob())
}
