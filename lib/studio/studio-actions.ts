import { type Direction, peek } from '@/lib/history/history'
import { keepFile } from '@/lib/storage/file-store'
import { revert, type SlideChange } from './changes'
import {
  canAdd,
  canDelete,
  type DraftSlide,
  duplicate,
  emptySlide,
  filesOf,
  move,
  replaceSlide,
  type SlideTexts,
  type TextField,
  withField,
  withIds,
} from './slides'
import type { StudioStore } from './studio-store'
import { placesOf } from './studio-view'

const slidesNow = ({ get }: StudioStore) => get().history.present

export function setField(store: StudioStore, slide: DraftSlide, field: TextField, value: string) {
  const changed = withField(slide, field, value)
  store.edit(replaceSlide(slidesNow(store), changed), { key: `${slide.id} ${field}` })
}

/** Replaces the draft with the slides of an opened file. Slides that resemble each other keep their ids. */
export function openSlides(store: StudioStore, slides: readonly SlideTexts[]) {
  store.edit(withIds(slides, slidesNow(store)), { slide: null })
  revealProblems(store)
}

/** Shows all current problems, after a file was opened or Save was pressed. */
export function revealProblems(store: StudioStore) {
  const view = store.view()
  store.leave(placesOf(view.problems, view.slides))
}

export function addSlide(store: StudioStore): DraftSlide | null {
  const slides = slidesNow(store)
  if (!canAdd(slides)) return null
  const slide = emptySlide()
  store.edit([...slides, slide], { select: slide.id })
  return slide
}

export function duplicateSlide(store: StudioStore, id: string): DraftSlide | null {
  const result = duplicate(slidesNow(store), id)
  if (result) store.edit(result.slides, { select: result.copy.id })
  return result?.copy ?? null
}

export function deleteSlide(store: StudioStore, id: string): boolean {
  const slides = slidesNow(store)
  if (!canDelete(slides)) return false
  const others = slides.filter((slide) => slide.id !== id)
  store.edit(others, { slide: id })
  return true
}

/** Restores a deleted slide to its position and keeps later edits, unless there is no room for it. */
export function restoreSlide(store: StudioStore, slide: DraftSlide, number: number): boolean {
  const { history } = store.get()
  const { present } = history
  const isLastStep = peek(history, 'undo')?.before.some(({ id }) => id === slide.id)
  if (!isLastStep && !canAdd(present)) return false
  if (isLastStep) void step(store, 'undo')
  else store.edit(present.toSpliced(number - 1, 0, slide), { select: slide.id })
  return true
}

/** Returns the slide's new number, from 1. */
export function moveSlide(store: StudioStore, id: string, to: number): number {
  const slides = move(slidesNow(store), id, to)
  store.edit(slides, { select: id })
  return slides.findIndex((slide) => slide.id === id) + 1
}

/** The only slide stays, and a deleted one comes back only if there is room for it. */
export function revertChange(store: StudioStore, change: SlideChange) {
  const view = store.view()
  if (change.kind === 'new' && !canDelete(view.slides)) return
  if (change.kind === 'deleted' && !canAdd(view.slides)) return
  const id = change.kind === 'field' ? change.slide.id : change.kind === 'deleted' ? change.live.id : null
  const options = id === null ? { slide: null } : { select: id }
  store.edit(revert(view.liveSlides, view.slides, change), options)
}

export function discard(store: StudioStore) {
  store.edit(store.view().liveSlides, { slide: null })
}

export function clearVideo(store: StudioStore, slide: DraftSlide) {
  store.edit(replaceSlide(slidesNow(store), { ...slide, video: [] }))
}

/** Bases the draft on the current live carousel. */
export function acceptLive({ live, set }: StudioStore) {
  set({ base: live.text })
}

/** Stores the draft's files in the browser; the bar reports a failure. */
export async function keepFiles({ setKept }: StudioStore, files: ReadonlyMap<string, { blob: Blob }>) {
  for (const [name, { blob }] of files) setKept(name, await keepFile(name, blob))
}

/** Undoes or redoes a step and stores its files again, because another tab may have deleted them. */
export async function step(store: StudioStore, type: Direction) {
  const before = filesOf(slidesNow(store))
  store.step(type)
  const again = [...store.get().files].filter(
    ([name]) => filesOf(slidesNow(store)).has(name) && !before.has(name),
  )
  await keepFiles(store, new Map(again))
}
