import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { checkCarousel } from '@/lib/carousel/check/check-carousel'
import { refusals, slideStrip, textTab } from '@/lib/content/studio'
import type { MediaFile } from '@/lib/media/media-types'
import { type ChosenFile, draftFileOf, freeName, placeFiles, readFiles } from './read-files'
import { type DraftSlide, printSlides, readSlides } from './slides'
import type { StudioStore } from './studio-store'
import { blobOf } from './studio-view'
import { canPrepare } from './video/video'

type Target = { slide: string } | 'new'

type Result = {
  /** The slide that took the files. */
  slide: string
  files: readonly ChosenFile[]
  /** A video for that slide that must be prepared before the slide can show it, or may be. */
  toPrepare: File | null
}

/** Reads chosen or dropped files once, and adds them to an existing or new slide. Nothing is uploaded. */
export async function takeFiles(
  store: StudioStore,
  sources: readonly File[],
  target: Target,
): Promise<Result> {
  const read = (await readFiles(sources)).map((one) => openText(store, one))
  const needing = canPrepare() ? read.find(({ need }) => need) : undefined
  const unready = needing?.need === 'must' ? needing : undefined
  // One video is prepared at a time.
  const isSecond = (one: ChosenFile) => needing !== undefined && one !== needing && one.need === 'must'
  const wanted = read.filter((one) => (one.file && !isSecond(one)) || one === unready)
  const added = target === 'new' && wanted.length > 0 ? store.addSlide() : undefined
  const isFull = added === null
  const slide = added?.id ?? idOf(store, target)
  const ready = wanted.filter((one) => !isFull && one !== unready)
  const left = await place(store, slide, ready)
  const room = MAX_SLIDES - store.get().history.present.length

  const files = read.flatMap((one): ChosenFile[] => {
    if (isFull && wanted.includes(one)) return [refuse(one, slideStrip.atMost(MAX_SLIDES))]
    if (one === unready) return []
    const hasNoRoom = one.file && (isSecond(one) || left.has(one.file))
    return [hasNoRoom ? refuse(one, refusals.noRoom(room, MAX_SLIDES)) : one]
  })
  store.setReport({ slide, files })
  const isPrepared = needing && !isFull && !(needing.file && left.has(needing.file))
  return { slide, files, toPrepare: isPrepared ? needing.source : null }
}

const refuse = ({ source, kind }: ChosenFile, note: string): ChosenFile => ({
  source,
  kind,
  name: source.name,
  isRefused: true,
  note,
})

/** The selected slide in place of one that has been deleted meanwhile. */
function idOf(store: StudioStore, target: Target): string {
  const { slides, slide } = store.view()
  return target !== 'new' && slides.some(({ id }) => id === target.slide) ? target.slide : slide.id
}

/** Replaces the draft with the slides of a carousel.json; a file that cannot be read changes nothing. */
function openText(store: StudioStore, file: ChosenFile): ChosenFile {
  const { text } = file
  if (text === undefined) return file
  const slides = readSlides(text)
  const files = new Map<string, MediaFile>([...store.live.files, ...store.get().files])
  const problemsOf = (text: string) => checkCarousel(text, files, store.live.hasWork).problems
  if (slides) store.openSlides(slides)
  // The form lists the problems that the slides still have.
  const known = new Set(slides && problemsOf(printSlides(slides)).map(({ id }) => id))
  const problems = problemsOf(text)
    .filter(({ id }) => !known.has(id))
    .map(({ line, summary, advice }) => textTab.problem(line, summary, advice))
  return { ...file, isRefused: slides === null, note: slides && file.note, problems }
}

/** Returns what the slide has no room for. */
async function place(store: StudioStore, id: string, chosen: readonly ChosenFile[]) {
  const placeable = []
  for (const { name, file, source } of chosen) {
    const same = file && ((await findSame(store, file.blob)) ?? (await findSame(store, source)))
    if (file) placeable.push({ name: same ?? name, file, isKnown: Boolean(same) })
  }
  const slides = store.get().history.present
  const placed = placeFiles(slides, id, placeable, store.fileNames())
  if (placeable.length > 0) await putInto(store, id, slides, placed)
  return placed.left
}

/** The name of a file with the same content, so that the validator detects duplicates. */
async function findSame(store: StudioStore, file: Blob): Promise<string | null> {
  const { files } = store.get()
  for (const [name, { blob }] of files) if (await isSame(file, blob)) return name
  for (const [name, { bytes }] of store.live.files) {
    if (bytes !== file.size) continue
    // Offline, the file is stored under a new name.
    const blob = await blobOf(name, files).catch(() => null)
    if (blob && (await isSame(file, blob))) return name
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
  const made = []
  for (const { name, blob } of files) made.push({ name, file: await draftFileOf(blob) })
  const slides = store.get().history.present
  if (!slides.some((slide) => slide.id === id)) return
  await putInto(store, id, slides, placeFiles(slides, id, made, store.fileNames()), focus)
}

/** Adds a WebM version to the slide's video, and refuses any other file. */
export async function addWebm(store: StudioStore, id: string, sources: readonly File[]) {
  const files = (await readFiles(sources)).map((one): ChosenFile => {
    const isDecided = one.file?.type === 'video/webm' || (one.isRefused && one.kind === 'video')
    return isDecided ? one : refuse({ ...one, kind: 'video' }, refusals.notWebm)
  })
  store.setReport({ slide: id, files })
  const webm = files.find(({ file }) => file)
  if (!webm?.file) return files
  const name = freeName(webm.name, store.fileNames())
  const added = new Map([[name, webm.file]])
  store.addFiles(added)
  await store.keepFiles(added)
  const slide = store.get().history.present.find((one) => one.id === id)
  if (slide) store.changeSlide(id, { video: [name, ...slide.video] })
  return files
}
