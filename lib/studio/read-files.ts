import { inspectBlob, type MediaFile } from '@/lib/carousel/check/media-file'
import { openingProblem } from '@/lib/carousel/check/media-problems'
import { endingOf, typesOf } from '@/lib/carousel/check/media-types'
import type { ProblemText } from '@/lib/carousel/check/problem'
import { mediaTexts } from '@/lib/content/carousel/check'
import { fileNotes, refusals } from '@/lib/content/studio/messages'
import { cleanName } from './file-names'

/** A file that the visitor has chosen; it is never uploaded. */
export type DraftFile = MediaFile & { blob: Blob; url: string }

type Kind = 'poster' | 'video'
export type Taken = { kind: Kind; name: string; file: DraftFile }
export type Refused = { name: string; kind: Kind | null; reason: string }
export type ReadFiles = {
  /** The content of a carousel.json, if there was one. */
  text: string | null
  taken: readonly Taken[]
  refused: readonly Refused[]
  /** Changes made on import: "photo.jpg is really a .png file, so it is saved as photo.png." */
  notes: readonly string[]
}

export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  let text: string | null = null
  const taken: Taken[] = []
  const refused: Refused[] = []
  const notes: string[] = []
  for (const file of files) {
    const { name } = file
    try {
      if (name.endsWith('.schema.json')) continue
      if (endingOf(name) === 'json') {
        const decoded = decodeJson(await file.arrayBuffer())
        text = decoded.text
        if (decoded.encoding) notes.push(fileNotes.converted(name, decoded.encoding))
        continue
      }
      const media = await inspectBlob(file)
      const kind = kindOf(media.type)
      const reason = refusalOf(media)
      if (reason !== null || kind === null) {
        refused.push({ name, kind: kind ?? kindOf(file.type), reason: reason ?? refusals.unknown })
        continue
      }
      const clean = cleanName(name, media.type)
      const [was, is] = [endingOf(name).replace('jpeg', 'jpg'), endingOf(clean)]
      if (was !== is) notes.push(fileNotes.renamed(name, is, clean))
      taken.push({ kind, name: clean, file: { ...media, blob: file, url: URL.createObjectURL(file) } })
    } catch {
      refused.push({ name, kind: kindOf(file.type), reason: refusals.unreadable })
    }
  }
  return { text, taken, refused, notes }
}

export function kindOf(type: string | null): Kind | null {
  if (type?.startsWith('image/')) return 'poster'
  return type?.startsWith('video/') ? 'video' : null
}

/** Converts other encodings to UTF-8, and names them, because a wrong guess garbles accents. */
function decodeJson(bytes: ArrayBuffer): { text: string; encoding?: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const mark = new Uint8Array(bytes.slice(0, 2)).join()
    const utf16 = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : null
    // Without a mark it was most likely saved by a text editor on Windows.
    const text = new TextDecoder(utf16 ?? 'windows-1252').decode(bytes)
    return { text, encoding: utf16 ? 'UTF-16' : 'Windows-1252' }
  }
}

const SHOWN = new Set(Object.values(typesOf('poster')))
const PLAYED = new Set(Object.values(typesOf('video')))

/** Why the studio refuses a file and how to fix it; `null` when it accepts the file. */
function refusalOf(file: MediaFile): string | null {
  const { type, size } = file
  if (type === null) return refusals.unknown
  if (type === 'text/html') return refusals.webPage
  const problem = openingProblem(null, file)
  if (problem) return sentences(problem)
  if (PLAYED.has(type)) return null
  const what = mediaTexts.typeName(type)
  if (type.startsWith('video/')) return sentences(mediaTexts.notPlayed(null, what))
  if (!SHOWN.has(type)) return refusals.notShown(what)
  return size ? null : mediaTexts.damaged
}

const sentences = ({ summary, advice }: ProblemText) => `${summary} ${advice}`
