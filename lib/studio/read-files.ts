import { endingOf } from '@/lib/carousel/check/ending'
import { inspectBlob, type MediaFile } from '@/lib/carousel/check/media-file'
import { CONVERT_VIDEO } from '@/lib/carousel/check/media-problems'
import { nounOf } from '@/lib/carousel/check/media-types'
import { cleanName } from './file-names'

/** A file that the visitor has chosen; it is never uploaded. */
export type DraftFile = MediaFile & { blob: Blob; url: string }

export type Taken = { kind: 'poster' | 'video'; name: string; file: DraftFile }
export type Refused = { name: string; kind: 'poster' | 'video' | null; reason: string }
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
    try {
      if (endingOf(file.name) === 'json') {
        if (file.name.endsWith('.schema.json')) continue
        const decoded = decodeJson(await file.arrayBuffer(), file.name)
        text = decoded.text
        notes.push(...decoded.notes)
      } else {
        const media = await inspectBlob(file)
        const reason = refusalOf(media)
        if (reason !== null) refused.push({ name: file.name, kind: kindOf(media.type), reason })
        else {
          const one = toTaken(file, media)
          notes.push(...renameNote(file.name, one.name))
          taken.push(one)
        }
      }
    } catch {
      refused.push({
        name: file.name,
        kind: null,
        reason: 'It could not be read. Of a folder, choose the files in it.',
      })
    }
  }
  return { text, taken, refused, notes }
}

const kindOf = (type: string | null) => {
  if (type?.startsWith('image/')) return 'poster'
  return type?.startsWith('video/') ? 'video' : null
}

function toTaken(blob: Blob & { name: string }, media: MediaFile): Taken {
  const file = { ...media, blob, url: URL.createObjectURL(blob) }
  return { kind: kindOf(media.type) ?? 'poster', name: cleanName(blob.name, media.type ?? ''), file }
}

/** Adds a note only if the extension does not match the file's real type. */
function renameNote(before: string, after: string): string[] {
  const [was, is] = [endingOf(before).replace('jpeg', 'jpg'), endingOf(after)]
  return was === is ? [] : [`${before} is really a .${is} file, so it is saved as ${after}.`]
}

/** Converts other encodings to UTF-8 and adds a note, because a wrong guess garbles accents. */
function decodeJson(bytes: ArrayBuffer, name: string): { text: string; notes: string[] } {
  const start = new Uint8Array(bytes.slice(0, 2))
  const utf16 =
    start[0] === 0xff && start[1] === 0xfe
      ? 'utf-16le'
      : start[0] === 0xfe && start[1] === 0xff
        ? 'utf-16be'
        : null
  if (utf16 === null) {
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] }
    } catch {
      // Not UTF-8; most likely saved by a text editor on Windows.
    }
  }
  const text = new TextDecoder(utf16 ?? 'windows-1252').decode(bytes)
  const from = utf16 === null ? 'Windows-1252' : 'UTF-16'
  return {
    text,
    notes: [`${name} was saved as ${from}, and has been converted to UTF-8. Check its accents.`],
  }
}

const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp'])
const PLAYED = new Set(['video/mp4', 'video/webm'])

/** Why the studio refuses a file and how to fix it; `null` when it accepts the file. */
function refusalOf({ type, size, unplayable }: MediaFile): string | null {
  if (type === null) {
    return 'It is neither a picture nor a video that browsers know. Use JPEG, PNG or WebP, and MP4 or WebM.'
  }
  if (type === 'text/html') {
    return 'It is a web page (HTML): probably an error page was saved. Download the file again.'
  }
  if (unplayable === 'incomplete') return 'It is incomplete: export it again, or download it again.'
  if (unplayable) return `It is ${unplayable}, which many browsers do not play. ${CONVERT_VIDEO}`
  if (PLAYED.has(type)) return null
  if (type.startsWith('video/'))
    return `It is ${nounOf(type)}, which many browsers do not play. ${CONVERT_VIDEO}`
  if (!SHOWN.has(type)) {
    return `It is ${nounOf(type)}, which not every browser shows. Export it as JPEG, PNG or WebP.`
  }
  return size ? null : 'The picture is damaged: export it again.'
}
