import { nearest } from '@/lib/outside/nearest'
import { endingOf } from './ending'
import { didYouMean } from './fault'
import type { MediaFile } from './media-file'

export const VIDEO_BYTES = 2_000_000
export const POSTER_BYTES = 250_000
export const POSTER_WIDTH = 1200
const COPY_WIDTH = 400
const PROPORTION = 16 / 9
const PROPORTION_SLACK = 0.02

export type MediaFault = { found: string; expected: string; mend: string | null }
type Kind = { noun: string; types: Record<string, string>; bytes: number }

const kinds = {
  video: { noun: 'a video', types: { webm: 'video/webm', mp4: 'video/mp4' }, bytes: VIDEO_BYTES },
  // Not AVIF: the poster is what every browser can show. Lighter copies go beside it.
  poster: {
    noun: 'a picture',
    types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
    bytes: POSTER_BYTES,
  },
  copy: {
    noun: 'a picture',
    types: {
      avif: 'image/avif',
      webp: 'image/webp',
      jpg: 'image/jpeg',
      jpeg: 'image/jpeg',
      png: 'image/png',
    },
    bytes: POSTER_BYTES,
  },
} satisfies Record<string, Kind>

const nouns = new Map([
  ['text/html', 'a web page (HTML)'],
  ['video/mp4', 'an MP4 video'],
  ['video/webm', 'a WebM video'],
  ['image/jpeg', 'a JPEG picture'],
  ['image/png', 'a PNG picture'],
  ['image/webp', 'a WebP picture'],
  ['image/avif', 'an AVIF picture'],
])

/** What is wrong with the file of this name; `null` when it is as it should be. */
export function mediaFault(
  kind: keyof typeof kinds,
  name: string,
  files: ReadonlyMap<string, MediaFile>,
): MediaFault | null {
  const { noun, types, bytes }: Kind = kinds[kind]
  const endings = Object.keys(types)
  const type = types[endingOf(name)]
  const fault = (found: string, expected: string, mend: string | null = null) => ({ found, expected, mend })
  const isNamed = `a file whose name ends with ${endings.map((e) => `.${e}`).join(' or ')}`

  const file = files.get(name)
  if (!file) {
    const meant = nearest(
      name,
      [...files.keys()].filter((candidate) => types[endingOf(candidate)]),
    )
    return fault(`\`${name}\` is not in public/carousel`, 'the name of a file there', didYouMean(meant))
  }
  if (!type) return fault(`\`${name}\` is not ${noun} by its name`, isNamed)
  if (file.type !== type) {
    const really = nouns.get(file.type ?? '') ?? 'something else'
    const mend =
      file.type === 'text/html' ? 'probably an error page was saved: download the file again' : null
    return fault(`\`${name}\` is ${really} inside`, `${nouns.get(type)}, as its name says`, mend)
  }
  if (file.bytes > bytes) {
    return fault(
      `\`${name}\` is ${inKilobytes(file.bytes)}`,
      `at most ${inKilobytes(bytes)}`,
      'save it smaller',
    )
  }
  return kind === 'video' ? null : proportionFault(name, file, kind === 'poster' ? POSTER_WIDTH : COPY_WIDTH)
}

function proportionFault(name: string, { size }: MediaFile, least: number): MediaFault | null {
  const expected = `a picture of 16:9, at least ${least} px wide`
  if (!size) return { found: `\`${name}\` tells no size`, expected, mend: 'save it again' }
  const { width, height } = size
  const isWide = Math.abs(width / height / PROPORTION - 1) <= PROPORTION_SLACK
  if (isWide && width >= least) return null
  const right = Math.round(width / PROPORTION)
  const mend = isWide ? 'export it larger' : `crop it to ${width} × ${right} px`
  return { found: `\`${name}\` is ${width} × ${height} px`, expected, mend }
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`

/** The names of the lighter copies that a poster may have beside it, the larger one last. */
export function copiesOf(poster: string): string[] {
  const stem = poster.slice(0, poster.lastIndexOf('.'))
  const endings = new Set(['avif', 'webp', poster.slice(stem.length + 1)])
  return [...endings].flatMap((ending) => [`${stem}-800.${ending}`, `${stem}.${ending}`])
}
