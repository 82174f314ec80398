import { type BaseIssue, safeParse } from 'valibot'
import {
  type Carousel,
  carouselSchema,
  fieldsAt,
  LANGUAGES,
  MAX_SLIDES,
  PAGES,
  slideTexts,
} from '@/lib/carousel/carousel-schema'
import { checkTexts, duplicateTitle, placeTexts, valueTexts as texts } from '@/lib/content/carousel-check'
import { languages } from '@/lib/content/facts/languages'
import { workRoute } from '@/lib/content/facts/site'
import { didYouMean, type FieldTexts, type Message, valueTexts } from '@/lib/content/json'
import type { MediaFile, MediaKind } from '@/lib/media/media-types'
import {
  entriesAt,
  JsonError,
  type JsonWithLines,
  type Path,
  tryJsonWithLines,
  valueAt,
} from '@/lib/parsing/json-with-lines'
import { isBlank, isKeyOf, isRecord } from '@/lib/parsing/record'
import { nearest, shownValue, toSchemaFindings } from '@/lib/parsing/schema-findings'
import { copiesOf, mediaProblem } from './media-problems'
import { type Finding, fieldOfPath, type Problem } from './problem'

// Limits the list, because a text pasted by mistake can have thousands of problems.
const MAX_PROBLEMS = 50

/** `carousel` is `null` if there are problems. */
type CarouselCheck = { carousel: Carousel | null; problems: readonly Problem[] }

/**
 * Validates public/carousel for the `npm run content` command, the build and the studio. `hasWork` says whether the site has
 * the page /work.
 */
export function checkCarousel(
  text: string,
  files: ReadonlyMap<string, MediaFile>,
  hasWork = false,
): CarouselCheck {
  const json = tryJsonWithLines(text, checkTexts.startAgain)
  if (json instanceof JsonError) return { carousel: null, problems: [toSyntaxProblem(json)] }

  const result = safeParse(carouselSchema, json.value)
  const findings = [
    ...(result.issues ?? []).flatMap((issue) =>
      toSchemaFindings(issue, json.value, { fieldTextsOf, fieldsAt, wrongValue }),
    ),
    ...folderFindings(json.value, files),
    ...(hasWork ? [] : workFindings(json.value)),
  ]
  if (result.success && findings.length === 0) return { carousel: result.output, problems: [] }
  const problems = relevant(findings, json.value).map((finding) => toProblem(finding, json))
  problems.sort((a, b) => a.line - b.line)
  return { carousel: null, problems: problems.slice(0, MAX_PROBLEMS) }
}

/** Reports only the count if there are too many slides, and otherwise one problem per value. */
function relevant(findings: readonly Finding[], root: unknown): Finding[] {
  const { length } = entriesAt(root, ['slides'])
  if (length > MAX_SLIDES) return [{ path: ['slides'], ...texts.tooManySlides(length, MAX_SLIDES) }]
  const seen = new Set<string>()
  return findings.filter(({ path, name }) => {
    const place = JSON.stringify([path, name === valueAt(root, path) ? undefined : name])
    return !seen.has(place) && seen.add(place)
  })
}

function toSyntaxProblem({ line, message, advice }: JsonError): Problem {
  const nowhere = { slide: null, slideName: null, field: null, name: null }
  return { id: '', line, ...nowhere, summary: `${message}.`, advice, isMissing: false }
}

function toProblem({ path, ...finding }: Finding, { value, lineOf }: JsonWithLines): Problem {
  const [top, number] = path
  const slide = top === 'slides' && typeof number === 'number' ? number : null
  return {
    id: JSON.stringify([path, finding.name]),
    line: lineOf(path),
    slide,
    slideName: slide === null ? null : slideName(slide, titleIn(value, slide)),
    field: fieldOfPath(path) || null,
    name: null,
    isMissing: false,
    ...finding,
  }
}

function titleIn(root: unknown, slide: number): unknown {
  const title = valueAt(root, ['slides', slide, 'title'])
  return isRecord(title) ? title[languages[0]] : title
}

const slideName = (index: number, title: unknown) =>
  placeTexts.slide(index + 1, typeof title === 'string' && !isBlank(title) ? title.trim().slice(0, 40) : '')

/** Checks that the files the slides refer to exist and are valid, and that no two slides share a title. */
function folderFindings(root: unknown, files: ReadonlyMap<string, MediaFile>): Finding[] {
  const findings: Finding[] = []
  const firstOf = new Map<string, number>()

  function checkFile(kind: MediaKind, name: string, path: Path) {
    const problem = mediaProblem(kind, name, files)
    if (problem) findings.push({ ...problem, path, name })
  }
  function checkPoster(path: Path) {
    const name = valueAt(root, path)
    if (typeof name !== 'string' || name === '') return
    checkFile('poster', name, path)
    // Browsers prefer the lighter copies, so these must be valid too.
    for (const copy of copiesOf(name)) if (copy !== name && files.has(copy)) checkFile('copy', copy, path)
  }
  function checkTitle(slide: number, path: Path, language: string) {
    const value = valueAt(root, path)
    if (isRecord(value)) return checkTitle(slide, [...path, language], language)
    if (typeof value !== 'string' || value.trim() === '') return
    const key = `${language} ${value.trim().toLowerCase()}`
    const first = firstOf.get(key)
    if (first === undefined) firstOf.set(key, slide)
    else findings.push({ path, ...duplicateTitle(first + 1, value.trim()) })
  }

  for (const i of entriesAt(root, ['slides']).keys()) {
    checkPoster(['slides', i, 'poster'])
    for (const language of languages) checkTitle(i, ['slides', i, 'title'], language)
    for (const j of entriesAt(root, ['slides', i, 'video']).keys()) {
      const path = ['slides', i, 'video', j]
      const name = valueAt(root, path)
      if (typeof name === 'string' && name !== '') checkFile('video', name, path)
    }
  }
  return findings
}

/** The advice for a text is the same in each language. */
const LANGUAGE = new RegExp(`\\.(${languages.join('|')})$`)

function fieldTextsOf(path: Path): FieldTexts {
  const isSlide = path.length === 2 && path[0] === 'slides'
  const field = isSlide ? 'slide' : fieldOfPath(path).replace(LANGUAGE, '')
  return isKeyOf(slideTexts, field) ? slideTexts[field] : valueTexts.otherField(field)
}

function wrongValue({ type, input }: BaseIssue<unknown>, { noun }: FieldTexts, path: Path): Message | null {
  if ((type === 'max_length' && typeof input !== 'string') || type === 'check') return texts.sameKind(noun)
  if (type === 'regex' && !/[<>]/.test(String(input)))
    return valueTexts.fileName(String(input), 'public/carousel')
  if (type !== 'picklist') return null

  const isPage = path.at(-1) === 'href'
  const options: readonly string[] = isPage ? PAGES : LANGUAGES
  return {
    summary: isPage ? texts.noPage(shownValue(input)) : texts.noLanguage(shownValue(input)),
    advice: didYouMean(nearest(String(input), options), valueTexts.oneOf(options)),
  }
}

/** Links to the page that only a site with pairs of pictures has. */
const workFindings = (root: unknown): Finding[] =>
  entriesAt(root, ['slides'])
    .flatMap((_, i) => ['button', 'secondLink'].map((link) => ['slides', i, link, 'href']))
    .filter((path) => valueAt(root, path) === workRoute)
    .map((path) => ({ path, ...texts.noWork }))
