import { copiesOf, openingProblem } from '@/lib/carousel/check/media-problems'
import type { ProblemText } from '@/lib/carousel/check/problem'
import { mediaTexts } from '@/lib/content/carousel-check'
import { convertHere, fileNotes, refusals, textTab } from '@/lib/content/studio'
import { fileReport } from '@/lib/content/studio-files'
import { inspectBlob } from '@/lib/media/media-file'
import { endingFor, endingOf, isPlayed, type MediaFile, stemOf, typesOf } from '@/lib/media/media-types'
import { foldText } from '@/lib/parsing/fold-text'
import { type DraftSlide, filesOf, replaceSlide } from './slides'
import { machineOf, videoNeed } from './video/video'
import { withoutMetadata } from './without-metadata'

/** A file that the visitor has chosen; it is never uploaded. */
export type DraftFile = MediaFile & { blob: Blob; url: string }

export const draftFileOf = async (blob: Blob): Promise<DraftFile> => ({
  ...(await inspectBlob(blob)),
  blob,
  url: URL.createObjectURL(blob),
})

type Kind = 'poster' | 'video'

/** What became of a file that the visitor has chosen. */
export type ChosenFile = {
  source: File
  kind: Kind | 'text'
  /** As it is saved; a refused file keeps its own name. */
  name: string
  isRefused: boolean
  /** Why it was refused, or what was changed in it: "photo.jpg is really a .png file, and is saved as one." */
  note: string | null
  /** What a slide takes. */
  file?: DraftFile
  /** Whether a video must be prepared first, or may be. */
  need?: ReturnType<typeof videoNeed>
  /** The text of a carousel.json. */
  text?: string
  /** The lines of it that cannot be used. */
  problems?: readonly string[]
}

/** The sentence that begins a file's report; a note may take its place: "…, and is saved as one." */
export function resultOf({ kind, name, isRefused, note }: ChosenFile): string | null {
  if (kind === 'text') return textTab[isRefused ? 'notOpened' : 'opened'](name)
  if (isRefused) return fileReport.refused(name)
  return note === null ? fileReport.accepted(name) : null
}

/** The words of a file's report, as they are announced. */
export const wordsOf = (file: ChosenFile) =>
  [resultOf(file), file.note, ...(file.problems?.length ? [textTab.leftOut, ...file.problems] : [])]
    .filter(Boolean)
    .join(' ')

/** The schema of carousel.json may be among the files of its folder. */
export async function readFiles(sources: readonly File[]): Promise<ChosenFile[]> {
  const files: ChosenFile[] = []
  for (const source of sources) if (!source.name.endsWith('.schema.json')) files.push(await readFile(source))
  return files
}

/** Each file is inspected once, here. */
async function readFile(source: File): Promise<ChosenFile> {
  const { name } = source
  const refused = { source, kind: kindOf(source.type) ?? 'video', name, isRefused: true } as const
  try {
    if (endingOf(name) === 'json') return { ...refused, kind: 'text', ...(await readJson(source)) }
    const media = await inspectBlob(source)
    const kind = kindOf(media.type)
    const need = videoNeed(media)
    const reason = refusalOf(media)
    if (reason !== null || kind === null)
      return { ...refused, kind: kind ?? refused.kind, note: reason ?? refusals.unknown, need }
    const clean = cleanName(name, media.type)
    const [was, is] = [endingOf(name).replace('jpeg', 'jpg'), endingOf(clean)]
    const note = was === is ? null : fileNotes.renamed(name, is)
    // A video that must be prepared is never published as it is, and may be very large.
    const blob = need === 'must' ? source : await withoutMetadata(source, media.type).catch(() => null)
    if (!blob)
      return { ...refused, kind, note: refusals.keepsPlace(kind), need: kind === 'video' ? 'must' : null }
    const file = { ...media, bytes: blob.size, blob, url: URL.createObjectURL(blob) }
    return { source, kind, name: clean, isRefused: false, note, file, need }
  } catch {
    return { ...refused, note: refusals.unreadable }
  }
}

function kindOf(type: string | null): Kind | null {
  if (type?.startsWith('image/')) return 'poster'
  return type?.startsWith('video/') ? 'video' : null
}

/** Converts other encodings to UTF-8, and names them, because a wrong guess garbles accents. */
async function readJson(source: File) {
  const bytes = await source.arrayBuffer()
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: null }
  } catch {
    const mark = new Uint8Array(bytes.slice(0, 2)).join()
    const utf16 = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : null
    // Without a mark it was most likely saved by a text editor on Windows.
    const text = new TextDecoder(utf16 ?? 'windows-1252').decode(bytes)
    return { text, note: fileNotes.converted(source.name, utf16 ? 'UTF-16' : 'Windows-1252') }
  }
}

const SHOWN = new Set(Object.values(typesOf('poster')))

/** Why the studio refuses a file and how to fix it; `null` when it accepts the file. */
function refusalOf(file: MediaFile): string | null {
  const { type, size, bytes } = file
  if (bytes === 0) return sentences(mediaTexts.empty(null))
  if (type === null) return refusals.unknown
  if (type === 'text/html') return refusals.webPage
  const problem = openingProblem(null, file)
  // Node 20 has no navigator.
  const advice =
    !file.isIncomplete && file.unplayable && convertHere[machineOf(globalThis.navigator?.userAgent ?? '')]
  if (problem) return sentences({ ...problem, ...(advice && { advice }) })
  if (isPlayed(type)) return null
  const what = mediaTexts.typeName(type)
  if (type.startsWith('video/')) return sentences(mediaTexts.notPlayed(null, what))
  if (!SHOWN.has(type)) return refusals.notShown(what)
  return size ? null : mediaTexts.damaged
}

const sentences = ({ summary, advice }: ProblemText) => `${summary} ${advice}`

/** A file, and the name that it gets unless another one has it. */
type Placeable = { name: string; file: DraftFile; isKnown?: boolean }

type Placed = {
  slides: readonly DraftSlide[]
  /** The new files by their final names. */
  files: ReadonlyMap<string, DraftFile>
  /** What the slide has no room for. */
  left: ReadonlySet<DraftFile>
}

/**
 * Puts files into a slide: the first picture becomes its poster, the first video of each format its videos. A new file
 * whose name a slide already refers to goes to that slide instead.
 */
export function placeFiles(
  slides: readonly DraftSlide[],
  id: string,
  placeable: readonly Placeable[],
  known: ReadonlySet<string>,
): Placed {
  const names = new Set(known)
  const named = filesOf(slides)
  const files = new Map<string, DraftFile>()
  const places = new Map<string, string>()
  const left = new Set<DraftFile>()
  for (const { name: wanted, file, isKnown } of placeable) {
    const isAwaited = !isKnown && named.has(wanted) && !names.has(wanted)
    const place = kindOf(file.type) === 'video' ? endingOf(wanted) : 'poster'
    if (!isAwaited && places.has(place)) {
      left.add(file)
      continue
    }
    const name = isKnown || isAwaited ? wanted : freeName(wanted, names)
    if (!isAwaited) places.set(place, name)
    if (!isKnown) files.set(name, file)
    names.add(name)
  }
  const slide = slides.find((one) => one.id === id)
  if (!slide || places.size === 0) return { slides, files, left }
  const video = ['webm', 'mp4'].flatMap((format) => places.get(format) ?? [])
  const changed = {
    ...slide,
    poster: places.get('poster') ?? slide.poster,
    video: video.length > 0 ? video : slide.video,
  }
  return { slides: replaceSlide(slides, changed), files, left }
}

const MAX_STEM = 60

/** `My Video 2.MP4` → `my-video-2.mp4`; the extension matches the file's real type. */
export function cleanName(name: string, type: string | null): string {
  const stem = foldText(name.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_STEM)
  return `${stem || 'file'}.${endingFor(type) ?? endingOf(name)}`
}

/**
 * An unused name, because browsers may cache a file for a year. Neither the new poster nor another picture must become
 * the lighter copy of the other by its name.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = endingOf(name)
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${stemOf(name)}-${n}.${ending}`
    if (isFree(candidate, taken)) return candidate
  }
}

function isFree(name: string, taken: ReadonlySet<string>): boolean {
  if (taken.has(name)) return false
  if (/\.(mp4|webm)$/.test(name)) return true
  const isCopy = (other: string) => copiesOf(name).includes(other) || copiesOf(other).includes(name)
  return ![...taken].some(isCopy) && !/-800\.\w+$/.test(name)
}
