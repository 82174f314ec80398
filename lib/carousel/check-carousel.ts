import { safeParse } from 'valibot'
import { type Carousel, carouselSchema } from './carousel-schema'
import { CAROUSEL_FILE, type Fault } from './fault'
import { type Finding, valueAt } from './finding'
import { duplicateFindings, mediaFindings } from './folder-findings'
import { JsonFault, type JsonWithLines, parseJsonWithLines } from './json-with-lines'
import type { MediaFile } from './media-file'
import { toSchemaFinding } from './schema-findings'

// More than anybody mends in one go; what was pasted by mistake has thousands.
const MAX_FAULTS = 50

export type CarouselCheck = { carousel: Carousel; faults: [] } | { carousel: null; faults: Fault[] }

/** The one judge of marketing's folder: for the command, the build and the preview alike. */
export function checkCarousel(text: string, files: ReadonlyMap<string, MediaFile>): CarouselCheck {
  const json = read(text)
  if (json instanceof JsonFault) return { carousel: null, faults: [toSyntaxFault(json)] }

  const result = safeParse(carouselSchema, json.value)
  const findings = [
    ...(result.issues ?? []).map((issue) => toSchemaFinding(issue, json.value)),
    ...mediaFindings(json.value, files),
    ...duplicateFindings(json.value),
  ]
  if (result.success && findings.length === 0) return { carousel: result.output, faults: [] }
  const faults = findings.slice(0, MAX_FAULTS).map((finding) => toFault(finding, json))
  faults.sort((a, b) => a.line - b.line)
  return { carousel: null, faults }
}

function read(text: string): JsonWithLines | JsonFault {
  try {
    return parseJsonWithLines(text)
  } catch (error) {
    if (error instanceof JsonFault) return error
    throw error
  }
}

function toSyntaxFault({ line, message }: JsonFault): Fault {
  const expected = 'JSON as in the file that came with the shop'
  return { file: CAROUSEL_FILE, line, slide: null, field: null, found: message, expected, mend: null }
}

function toFault({ path, ...finding }: Finding, { value, lineOf }: JsonWithLines): Fault {
  const [top, number] = path
  const isInSlide = top === 'slides' && typeof number === 'number'
  const field = path.slice(isInSlide ? 2 : 0).filter((key) => typeof key === 'string')
  return {
    file: CAROUSEL_FILE,
    line: lineOf(path),
    slide: isInSlide ? slideName(number, valueAt(value, ['slides', number, 'title'])) : null,
    field: field.join('.') || null,
    ...finding,
  }
}

function slideName(index: number, title: unknown): string {
  const isNamed = typeof title === 'string' && title.trim() !== ''
  return `slide ${index + 1}${isNamed ? ` (${title.trim().slice(0, 40)})` : ''}`
}
