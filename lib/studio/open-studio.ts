import { checkCarousel } from '@/lib/carousel/check/check-carousel'
import { fileNames, forgetFile, readFile } from '@/lib/storage/file-store'
import { type DraftFile, draftFileOf } from './read-files'
import { type DraftSlide, filesOf, isSameSlides, printSlides } from './slides'
import { draftStore } from './studio-state'
import { createStudioStore, lastShownStore, type StudioStore } from './studio-store'
import { type Live, placesOf, rebase, slidesOf } from './studio-view'

/** Opens the studio with the draft and the files stored in this browser. */
export async function openStudio(live: Live): Promise<StudioStore> {
  const stored = draftStore.get()
  const liveSlides = slidesOf(live.text)
  const slides = stored ? rebase(stored, live.text) : liveSlides
  const isPublished = isSameSlides(slides, liveSlides)
  // The draft is live, so its stored copy is obsolete.
  if (stored && isPublished) draftStore.set(null)
  const kept = isPublished ? null : stored
  const files = await readKept(filesOf(slides), live)
  return createStudioStore(live, {
    history: { steps: [], done: 0, present: slides, burst: null },
    selected: (slides.find(({ id }) => id === lastShownStore.get().slide) ?? slides[0])?.id ?? '',
    base: kept?.base ?? live.text,
    files,
    touched: filledWrongly(slides, live, files),
    saved: kept?.saved ?? null,
    changedAt: kept?.at ?? null,
    lost: new Set(kept?.chosen.filter((name) => !files.has(name))),
    report: null,
    isUnkept: false,
    unkept: new Set(),
  })
}

/** Reads the draft's files and deletes unused ones, since undo does not survive a reload. */
async function readKept(named: ReadonlySet<string>, live: Live): Promise<Map<string, DraftFile>> {
  const isLive = new Map(live.files)
  const found = new Map<string, DraftFile>()
  for (const name of await fileNames()) {
    if (!named.has(name)) await forgetFile(name)
    else if (!isLive.has(name)) {
      const file = await readDraftFile(name)
      if (file) found.set(name, file)
    }
  }
  return found
}

/** Applies the changes of other tabs, each as one undoable step. Returns a function that ends it. */
export function followOtherTabs(store: StudioStore): () => void {
  async function adopt() {
    const slides = store.adoptStored() ?? []
    const known = store.fileNames()
    const files = new Map<string, DraftFile>()
    for (const name of filesOf(slides)) {
      const file = known.has(name) ? null : await readDraftFile(name)
      if (file) files.set(name, file)
    }
    store.addFiles(files)
  }
  // draftStore.subscribe would also report this tab's own changes.
  const onStorage = () => void adopt()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

async function readDraftFile(name: string): Promise<DraftFile | null> {
  const blob = await readFile(name)
  return blob && (await draftFileOf(blob))
}

/** Treats invalid fields of a stored draft as touched, so that they show their problems; empty ones do not. */
function filledWrongly(slides: readonly DraftSlide[], live: Live, files: ReadonlyMap<string, DraftFile>) {
  const { problems } = checkCarousel(printSlides(slides), new Map([...live.files, ...files]), live.hasWork)
  const wrong = problems.filter(({ isMissing }) => !isMissing)
  return new Set(placesOf(wrong, slides))
}
