import { safeParse } from 'valibot'
import { type Carousel, carouselSchema } from '@/lib/carousel/carousel-schema'
import { languages } from '@/lib/config/languages'
import { checkTexts, placeTexts } from '@/lib/content/carousel/check'
import { entriesAt, valueAt } from '@/lib/parsing/json-path'
import { JsonError, type JsonWithLines, tryJsonWithLines } from '@/lib/parsing/json-with-lines'
import { isRecord } from '@/lib/parsing/record'
import { isBlank } from '@/lib/parsing/text'
import { folderFindings } from './folder-findings'
import type { MediaFile } from './media-file'
import { type Finding, fieldOfPath, type Problem } from './problem'
import { toFindings, tooManySlides } from './schema-findings'

// Limits the list, because a text pasted by mistake can have thousands of problems.
const MAX_PROBLEMS = 50

/** `carousel` is `null` if there are problems. */
type CarouselCheck = { carousel: Carousel | null; problems: readonly Problem[] }

/** Validates public/carousel for the `npm run content` command, the build and the studio. */
export function checkCarousel(text: string, files: ReadonlyMap<string, MediaFile>): CarouselCheck {
  const json = tryJsonWithLines(text, checkTexts.startAgain)
  if (json instanceof JsonError) return { carousel: null, problems: [toSyntaxProblem(json)] }

  const result = safeParse(carouselSchema, json.value)
  const findings = [
    ...(result.issues ?? []).flatMap((issue) => toFindings(issue, json.value)),
    ...folderFindings(json.value, files),
  ]
  if (result.success && findings.length === 0) return { carousel: result.output, problems: [] }
  const problems = relevant(findings, json.value).map((finding) => toProblem(finding, json))
  problems.sort((a, b) => a.line - b.line)
  return { carousel: null, problems: problems.slice(0, MAX_PROBLEMS) }
}

/** Reports only the count if there are too many slides, and otherwise one problem per value. */
function relevant(findings: readonly Finding[], root: unknown): Finding[] {
  const tooMany = tooManySlides(entriesAt(root, ['slides']).length)
  if (tooMany) return [tooMany]
  const seen = new Set<string>()
  return findings.filter(({ path, name }) => {
    const place = JSON.stringify([path, name !== valueAt(root, path) && name])
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
