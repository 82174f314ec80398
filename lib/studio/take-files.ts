import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { checkCarousel } from '@/lib/carousel/check/check-carousel'
import { refusals, slideStrip, textTab } from '@/lib/content/studio'
import { inspectBlob } from '@/lib/media/media-file'
import type { MediaFile } from '@/lib/media/media-types'
import {
  type DraftFile,
  freeName,
  kindOf,
  placeFiles,
  type ReadFiles,
  readFiles,
  type Taken,
  type TextReport,
} from './read-files'
import { canAdd, type DraftSlide, printSlides, readSlides } from './slides'
import type { StudioStore } from './studio-store'
import { blobOf } from './studio-view'

/** Reads chosen or dropped files and adds them to an existing or new slide. Nothing is uploaded. */
export async function takeFiles(
  store: StudioStore,
  chosen: readonly File[],
  target: { slide: string } | 'new',
): Promise<Report> {
  const found = await readFiles(chosen)
  const text = found.text && openText(store, found.text)
  const read = target === 'new' && !canAdd(store.get().history.present) ? withoutFiles(found) : found
  const id = idOf(store, target, read)
  if (id === null) return { ...read, text }
  const left = await place(store, id, read.taken)
  const slides = store.get().history.present
  const reason = refusals.noRoom(MAX_SLIDES - slides.length, MAX_SLIDES)
  const result = {
    ...read,
    taken: read.taken.filter(({ file }) => !left.some((one) => one.file === file)),
    refused: [...read.refused, ...left.map(({ kind, name }) => ({ kind, name, reason }))],
    text,
  }
  report(store, id, result, text)
  return result
}

type Report = Omit<ReadFiles, 'text'> & { text: TextReport | null }

/** Replaces the draft with the slides of a carousel.json; a file that cannot be read changes nothing. */
function openText(store: StudioStore, { name, text, note }: NonNullable<ReadFiles['text']>): TextReport {
  const slides = readSlides(text)
  const files = new Map<string, MediaFile>([...store.live.files, ...store.get().files])
  const problemsOf = (text: string) => checkCarousel(text, files, store.live.hasWork).problems
  if (slides) store.openSlides(slides)
  // The form lists the problems that the slides still have.
  const known = new Set(slides && problemsOf(printSlides(slides)).map(({ id }) => id))
  const problems = problemsOf(text)
    .filter(({ id }) => !known.has(id))
    .map(({ line, summary, advice }) => textTab.problem(line, summary, advice))
  return { name, isOpened: slides !== null, problems, note }
}

function withoutFiles(read: ReadFiles): ReadFiles {
  const reason = slideStrip.atMost(MAX_SLIDES)
  const refused = read.taken.map(({ kind, name }) => ({ kind, name, reason }))
  return { ...read, taken: [], refused: [...read.refused, ...refused], notes: [] }
}

/** Creates a new slide only if at least one file is accepted. */
function idOf(store: StudioStore, target: { slide: string } | 'new', { taken }: ReadFiles): string | null {
  const slides = store.get().history.present
  if (target === 'new') return taken.length > 0 ? (store.addSlide()?.id ?? null) : store.get().selected
  return slides.some(({ id }) => id === target.slide) ? target.slide : store.get().selected
}

/** Returns what the slide has no room for. */
async function place(store: StudioStore, id: string, taken: readonly Taken[]): Promise<readonly Taken[]> {
  if (taken.length === 0) return []
  const known: (Taken & { isKnown?: boolean })[] = []
  for (const one of taken) {
    const same = await findSame(store, one.file)
    known.push(same === null ? one : { ...one, name: same, isKnown: true })
  }
  const slides = store.get().history.present
  const placed = placeFiles(slides, id, known, store.fileNames())
  await putInto(store, id, slides, placed)
  return placed.left
}

/** The name of a file with the same content, so that the validator detects duplicates. */
async function findSame(store: StudioStore, file: DraftFile): Promise<string | null> {
  const { files } = store.get()
  for (const [name, { blob }] of files) if (await isSame(file.blob, blob)) return name
  for (const [name, { bytes }] of store.live.files) {
    if (bytes !== file.bytes) continue
    // Offline, the file is stored under a new name.
    const blob = await blobOf(name, files).catch(() => null)
    if (blob && (await isSame(file.blob, blob))) return name
  }
  return null
}

async function isSame(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false
  const [one, other] = [new Uint8Array(await a.arrayBuffer()), new Uint8Array(await b.arrayBuffer())]
  return one.every((byte, i) => byte === other[i])
}

/** Stores the files before the draft refers to them, so that a reload never finds a draft without its files. */
async function putInto(
  store: StudioStore,
  id: string,
  before: readonly DraftSlide[],
  { slides, files }: ReturnType<typeof placeFiles>,
  focus?: Focus,
) {
  store.select(id)
  store.addFiles(files)
  await store.keepFiles(files)
  const was = before.find((slide) => slide.id === id)
  const is = slides.find((slide) => slide.id === id)
  // The slide may have been edited while the files were being stored.
  const change = {
    ...(is && is.poster !== was?.poster && { poster: is.poster }),
    ...(is && is.video !== was?.video && { video: is.video }),
    ...focus,
  }
  store.changeSlide(id, change)
}

type Focus = Pick<DraftSlide, 'focus'>

/** Uses a picture created in the studio as the slide's poster. */
export const takePoster = (store: StudioStore, id: string, name: string, blob: Blob, focus?: Focus) =>
  takeMade(store, id, [{ name, blob }], focus)

/** Uses files created in the studio, under new names, in one undoable step. */
export async function takeMade(
  store: StudioStore,
  id: string,
  files: readonly { name: string; blob: Blob }[],
  focus?: Focus,
) {
  const made: Taken[] = []
  for (const { name, blob } of files) {
    const media = await inspectBlob(blob)
    const file = { ...media, blob, url: URL.createObjectURL(blob) }
    made.push({ kind: kindOf(media.type) ?? 'poster', name, file })
  }
  const slides = store.get().history.present
  if (!slides.some((slide) => slide.id === id)) return
  await putInto(store, id, slides, placeFiles(slides, id, made, store.fileNames()), focus)
}

/** Adds a WebM version to the slide's video and reports refused files. */
export async function addFormat(store: StudioStore, id: string, chosen: readonly File[]) {
  const read = await readFiles(chosen)
  report(store, id, read)
  const webm = read.taken.find(({ file }) => file.type === 'video/webm')
  if (!webm) return
  const name = freeName(webm.name, store.fileNames())
  const files = new Map([[name, webm.file]])
  store.addFiles(files)
  await store.keepFiles(files)
  const slide = store.get().history.present.find((one) => one.id === id)
  if (slide) store.changeSlide(id, { video: [name, ...slide.video] })
}

function report(
  store: StudioStore,
  slide: string,
  { refused, notes }: Pick<ReadFiles, 'refused' | 'notes'>,
  text: TextReport | null = null,
) {
  store.setReport({ slide, refused, notes, text })
}
