import { LINE_LENGTH, PAGES } from '@/lib/carousel/carousel-schema'
import { checkCarousel } from '@/lib/carousel/check/check-carousel'
import { copiesOf } from '@/lib/carousel/check/media-problems'
import type { Problem } from '@/lib/carousel/check/problem'
import { type ShownSlide, textsIn, toPoster, toVideos } from '@/lib/carousel/slides'
import { asset } from '@/lib/config/asset'
import { type Language, languages } from '@/lib/content/facts/languages'
import { lostFile, placeholders } from '@/lib/content/studio'
import { SLIDE_LANGUAGE } from '@/lib/content/words'
import type { MediaFile } from '@/lib/media/media-types'
import { type SlideChange, slideChangesOf } from './changes'
import {
  type DraftSlide,
  filesOf,
  fileTextOf,
  hasSecondLink,
  isSameSlides,
  printSlides,
  readSlides,
  withIds,
} from './slides'
import { placeOf, type Saved, type StoredDraft, type StudioState } from './studio-state'

/** The data that the studio shows, derived from its state. A draft always has a slide. */
export type StudioView = {
  slides: readonly DraftSlide[]
  slide: DraftSlide
  number: number
  liveSlides: readonly DraftSlide[]
  /** carousel.json as it would be saved. */
  text: string
  files: ReadonlyMap<string, MediaFile>
  urlOf: (name: string) => string
  changes: readonly SlideChange[]
  isChanged: boolean
  /** Where this draft was saved, if it was not changed afterwards and is not live yet. */
  saved: Saved | null
  /** The draft equals the live carousel again, but the folder still has what was saved before. */
  isFolderBehind: boolean
  problems: readonly Problem[]
  /** For the fields: excludes problems of fields that the visitor has not touched yet. */
  shown: readonly Problem[]
  /** All of them, as soon as one is shown: saving needs every one fixed. */
  toFix: readonly Problem[]
  /** The draft's files that the browser could not store, so a reload would lose them. */
  unkept: readonly string[]
}

export function viewOf(live: Live, state: StudioState): StudioView {
  const slides = state.history.present
  const at = Math.max(
    0,
    slides.findIndex(({ id }) => id === state.selected),
  )
  const slide = slides[at]
  if (!slide) throw new Error('The draft has no slide.')
  const liveSlides = slidesOf(live.text)
  const isChanged = !isSameSlides(slides, liveSlides)
  const text = isChanged ? printSlides(slides) : live.text
  const files = new Map<string, MediaFile>([...live.files, ...state.files])
  const problems = checkCarousel(text, files, live.hasWork).problems.map((problem) =>
    problem.name !== null && state.lost.has(problem.name) && !files.has(problem.name)
      ? { ...problem, ...lostFile(problem.name) }
      : problem,
  )
  const shown = problems.filter((problem) => isShown(problem, slides, state))
  return {
    slides,
    slide,
    number: at + 1,
    liveSlides,
    text,
    files,
    urlOf: (name) => state.files.get(name)?.url ?? liveUrl(name),
    changes: slideChangesOf(liveSlides, slides),
    isChanged,
    saved: isChanged && state.saved?.text === text ? state.saved : null,
    isFolderBehind: !isChanged && state.saved?.way === 'folder' && state.saved.text !== text,
    problems,
    shown,
    toFix: shown.length > 0 ? problems : [],
    unkept: [...filesOf(slides)].filter((name) => state.unkept.has(name)),
  }
}

/**
 * Shows problems of existing files and of the whole carousel at once, all others only after the field loses focus or Save
 * is pressed.
 */
function isShown(problem: Problem, slides: readonly DraftSlide[], { touched }: StudioState): boolean {
  const { field, isMissing } = problem
  const place = placeOfProblem(problem, slides)
  return ((field === 'poster' || field === 'video') && !isMissing) || place === null || touched.has(place)
}

/** `null` for problems without a field, such as too many slides. */
function placeOfProblem({ slide, field }: Problem, slides: readonly DraftSlide[]): string | null {
  const owner = slide === null ? undefined : slides[slide]
  return owner && field !== null ? placeOf(owner.id, field) : null
}

export const placesOf = (problems: readonly Problem[], slides: readonly DraftSlide[]) =>
  problems.flatMap((problem) => placeOfProblem(problem, slides) ?? [])

/** The live carousel at build time. */
export type Live = {
  text: string
  files: readonly (readonly [string, MediaFile])[]
  /** Whether the site has the page /work. */
  hasWork?: boolean
}

export const liveUrl = (name: string) => asset(`/carousel/${name}`)

export function slidesOf(text: string): DraftSlide[] {
  return (readSlides(text) ?? []).map((slide, i) => ({ ...slide, id: `live-${i + 1}` }))
}

/** Maps the draft's slides to the ids of the current live slides if the live carousel has changed. */
export function rebase({ slides, base, ids = base }: StoredDraft, liveText: string): readonly DraftSlide[] {
  if (ids === liveText) return slides
  const before = slidesOf(ids)
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
  const own = files.get(name)
  if (own) return own.blob
  const response = await fetch(liveUrl(name))
  if (!response.ok) throw new Error(`${name} could not be loaded`)
  return response.blob()
}

type Files = ReadonlyMap<string, MediaFile>

/** A draft's slide as the home page would show it in a language, with placeholders for missing texts. */
export function toShownSlide(
  slide: DraftSlide,
  number: number,
  files: Files,
  urlOf: (name: string) => string,
  site: Language = languages[0],
): ShownSlide {
  const { titleLanguage, language, poster, focus, video } = slide
  const { title, line, ...texts } = textsIn(
    {
      title: fileTextOf(slide, 'title'),
      titleLanguage: titleLanguage || undefined,
      line: fileTextOf(slide, 'line'),
      language: language || SLIDE_LANGUAGE,
      button: { text: fileTextOf(slide, 'button.text'), href: pageOf(slide['button.href']) },
      ...(hasSecondLink(slide) && {
        secondLink: { text: fileTextOf(slide, 'secondLink.text'), href: pageOf(slide['secondLink.href']) },
      }),
    },
    site,
  )
  const missing = [
    !title.trim() && 'title',
    !line.trim() && 'line',
    !texts.button.text.trim() && 'button',
    texts.secondLink && !texts.secondLink.text.trim() && 'second-link',
  ]
  const isPicture = files.get(poster)?.type?.startsWith('image/')
  return {
    ...texts,
    title: shortened(title) || placeholders.title,
    label: shortened(title) || placeholders.label(number),
    focus,
    line: shortened(line) || placeholders.line,
    button: shownLink(texts.button, placeholders.button),
    ...(texts.secondLink && { secondLink: shownLink(texts.secondLink, placeholders.secondLink) }),
    poster: isPicture ? toPoster(poster, files, urlOf) : null,
    videos: toVideos(
      video.filter((name) => files.get(name)?.type?.startsWith('video/')),
      files,
      urlOf,
    ),
    missing: missing.filter(Boolean).join(' ') || undefined,
  }
}

/** Longer than every limit, and short enough to be laid out at once. */
const shortened = (text: string) => text.trim().slice(0, 2 * LINE_LENGTH)

const shownLink = <Link extends { text: string }>(link: Link, placeholder: string) => ({
  ...link,
  text: shortened(link.text) || placeholder,
})

const pageOf = (href: string) => PAGES.find((page) => page === href) ?? '/'
