import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { inspectBlob } from '@/lib/carousel/check/media-file'
import { refusals } from '@/lib/content/studio/messages'
import type { DraftSlide } from './draft'
import { canAdd, replaceSlide } from './edit-slides'
import { freeName } from './file-names'
import { liveUrl } from './live-carousel'
import { placeFiles } from './place-files'
import { kindOf, type ReadFiles, readFiles, type Taken } from './read-files'
import { findSame } from './same-content'
import { addSlide, editSlides, keepFiles, revealProblems, setText } from './studio-actions'
import type { StudioStore } from './studio-store'

/** Reads chosen or dropped files and adds them to an existing or new slide. Nothing is uploaded. */
export async function takeFiles(
  store: StudioStore,
  chosen: readonly File[],
  target: { slide: string } | 'new',
): Promise<ReadFiles> {
  const found = await readFiles(chosen)
  if (found.text !== null) {
    setText(store, found.text)
    revealProblems(store)
  }
  const reason = found.taken.length > 0 ? whyNoFiles(store, target) : null
  if (reason !== null && !store.get().history.present.isReadable) revealProblems(store)
  const read = onlyPossible(found, reason)
  const id = idOf(store, target, read)
  if (id !== null) {
    await place(store, id, read.taken)
    store.dispatch({ type: 'report', report: { slide: id, refused: read.refused, notes: read.notes } })
  }
  return read
}

/** Why no file can be added now. While the JSON is invalid, adding one would overwrite the typed text. */
function whyNoFiles(store: StudioStore, target: { slide: string } | 'new'): string | null {
  const { slides, isReadable } = store.get().history.present
  if (!isReadable) return refusals.textHasError
  return target === 'new' && !canAdd(slides) ? refusals.tooManySlides(MAX_SLIDES) : null
}

function onlyPossible(read: ReadFiles, reason: string | null): ReadFiles {
  if (reason === null) return read
  const refused = read.taken.map(({ kind, name }) => ({ kind, name, reason }))
  return { ...read, taken: [], refused: [...read.refused, ...refused], notes: [] }
}

/** Creates a new slide only if at least one file is accepted. */
function idOf(store: StudioStore, target: { slide: string } | 'new', { taken }: ReadFiles): string | null {
  const { slides } = store.get().history.present
  if (target === 'new') return taken.length > 0 ? (addSlide(store)?.id ?? null) : store.get().selected
  return slides.some(({ id }) => id === target.slide) ? target.slide : store.get().selected
}

async function place(store: StudioStore, id: string, taken: readonly Taken[]) {
  if (taken.length === 0) return
  const live = store.live.files.map(([name, { bytes }]) => ({ name, bytes, url: liveUrl(name) }))
  const known: (Taken & { isKnown?: boolean })[] = []
  for (const one of taken) {
    const same = await findSame(one, store.get().files, live)
    known.push(same === null ? one : { ...one, name: same, isKnown: true })
  }
  const { slides } = store.get().history.present
  await putInto(store, id, slides, placeFiles(slides, id, known, store.fileNames()))
}

/** Stores the files before the draft refers to them, so that a reload never finds a draft without its files. */
async function putInto(
  store: StudioStore,
  id: string,
  before: readonly DraftSlide[],
  { slides, files, unused }: ReturnType<typeof placeFiles>,
) {
  store.dispatch({ type: 'select', slide: id })
  store.dispatch({ type: 'files', files, unused })
  await keepFiles(store, files)
  const was = before.find((slide) => slide.id === id)
  const is = slides.find((slide) => slide.id === id)
  // The slide may have been edited while the files were being stored.
  const change = {
    ...(is && is.poster !== was?.poster && { poster: is.poster }),
    ...(is && is.video !== was?.video && { video: is.video }),
  }
  const now = store.get().history.present.slides
  editSlides(
    store,
    now.map((slide) => (slide.id === id ? { ...slide, ...change } : slide)),
    { select: id, slide: id },
  )
}

/** Uses a picture created in the studio as the slide's poster, under a new name. */
export async function takePoster(store: StudioStore, id: string, name: string, blob: Blob) {
  const file = { ...(await inspectBlob(blob)), blob, url: URL.createObjectURL(blob) }
  const { slides } = store.get().history.present
  await putInto(
    store,
    id,
    slides,
    placeFiles(slides, id, [{ kind: 'poster', name, file }], store.fileNames()),
  )
}

/** Assigns an unused file to a slide. */
export async function assignFile(store: StudioStore, id: string, name: string) {
  const file = store.get().files.get(name)
  if (!file) return
  await keepFiles(store, new Map([[name, file]]))
  const { slides } = store.get().history.present
  const kind = kindOf(file.type) ?? 'video'
  const placed = placeFiles(slides, id, [{ kind, name, file, isKnown: true }], new Set())
  store.dispatch({ type: 'settle', name })
  editSlides(store, placed.slides, { select: id, slide: id })
}

/** Adds a WebM version to the slide's video and reports refused files. */
export async function addFormat(store: StudioStore, id: string, chosen: readonly File[]) {
  const { taken, refused, notes } = await readFiles(chosen)
  const slide = store.get().history.present.slides.find((one) => one.id === id)
  const webm = taken.find(({ file }) => file.type === 'video/webm')
  store.dispatch({ type: 'report', report: { slide: id, refused, notes } })
  if (!slide || !webm) return
  const name = freeName(webm.name, store.fileNames())
  const files = new Map([[name, webm.file]])
  store.dispatch({ type: 'files', files })
  await keepFiles(store, files)
  const { slides } = store.get().history.present
  const now = slides.find((one) => one.id === id)
  if (now) editSlides(store, replaceSlide(slides, { ...now, video: [name, ...now.video] }))
}
