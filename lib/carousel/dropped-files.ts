import { inspectBlob, type MediaFile } from './media-file'

export type DroppedMedia = ReadonlyMap<string, MediaFile & { url: string }>

type Dropped = {
  /** Of a dropped `carousel.json`; `null` when none was among the files. */
  text: string | null
  media: DroppedMedia
  /** The names of what could not be read: a folder, most likely. */
  unread: readonly string[]
}

/** Reads files that never leave the browser: the JSON whole, of the rest as much as tells what they are. */
export async function readDroppedFiles(files: readonly File[]): Promise<Dropped> {
  let text: string | null = null
  const media = new Map<string, MediaFile & { url: string }>()
  const unread: string[] = []
  for (const file of files) {
    try {
      if (!file.name.endsWith('.json')) media.set(file.name, await inspectDropped(file))
      else if (!file.name.endsWith('.schema.json')) text = await file.text()
    } catch {
      unread.push(file.name)
    }
  }
  return { text, media, unread }
}

async function inspectDropped(file: File) {
  return { ...(await inspectBlob(file)), url: URL.createObjectURL(file) }
}

export function releaseDropped(media: DroppedMedia) {
  for (const { url } of media.values()) URL.revokeObjectURL(url)
}
