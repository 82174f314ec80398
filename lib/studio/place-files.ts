import { endingOf } from '@/lib/carousel/check/media-types'
import { type DraftSlide, filesOf } from './draft'
import { replaceSlide } from './edit-slides'
import { freeName } from './file-names'
import type { DraftFile, Taken } from './read-files'

type Placed = {
  slides: readonly DraftSlide[]
  /** The files by their final names. */
  files: ReadonlyMap<string, DraftFile>
  /** The names of the files that the slide has no room for. */
  unused: readonly string[]
}

/**
 * Puts files into a slide: the first picture becomes its poster, the first video of each format its videos. A new file
 * whose name a slide already refers to goes to that slide instead.
 */
export function placeFiles(
  slides: readonly DraftSlide[],
  id: string,
  taken: readonly (Taken & { isKnown?: boolean })[],
  known: ReadonlySet<string>,
): Placed {
  const names = new Set(known)
  const files = new Map<string, DraftFile>()
  const named = filesOf(slides)
  const loose: { kind: Taken['kind']; name: string }[] = []
  for (const { kind, name: wanted, file, isKnown } of taken) {
    if (isKnown) {
      loose.push({ kind, name: wanted })
      continue
    }
    const isAwaited = named.has(wanted) && !names.has(wanted)
    const name = isAwaited ? wanted : freeName(wanted, names)
    names.add(name)
    files.set(name, file)
    if (!isAwaited) loose.push({ kind, name })
  }
  const poster = loose.find(({ kind }) => kind === 'poster')?.name
  const video = firstOfEachFormat(loose.filter(({ kind }) => kind === 'video').map(({ name }) => name))
  const unused = loose.map(({ name }) => name).filter((name) => name !== poster && !video.includes(name))
  const slide = slides.find((one) => one.id === id)
  if (!slide || (poster === undefined && video.length === 0)) return { slides, files, unused }
  const changed = { ...slide, poster: poster ?? slide.poster, video: video.length > 0 ? video : slide.video }
  return { slides: replaceSlide(slides, changed), files, unused }
}

const firstOfEachFormat = (names: readonly string[]) =>
  ['webm', 'mp4'].flatMap((format) => names.find((name) => endingOf(name) === format) ?? [])
