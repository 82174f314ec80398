import { closeSync, openAsBlob, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HEAD_BYTES, inspectBlob, inspectHead } from './media-file'
import type { MediaFile } from './media-types'

/** Every file in the folder except JSON files. */
export async function readMediaFiles(folder: string): Promise<Map<string, MediaFile>> {
  const files = new Map<string, MediaFile>()
  for (const name of mediaNames(folder))
    files.set(name, await inspectBlob(await openAsBlob(join(folder, name))))
  return files
}

/** As far as their first bytes say, which is enough for pictures. */
export function readPictures(folder: string): Map<string, MediaFile> {
  return new Map(
    mediaNames(folder).map((name) => {
      const path = join(folder, name)
      return [name, inspectHead(headOf(path), statSync(path).size)]
    }),
  )
}

/** How phones write a position in MP4, MOV and WebM: "+41.3851+002.1734/", or with a height before the slash. */
const COORDINATES = /[+-]\d{2,6}\.\d+[+-]\d{3,7}\.\d+([+-][\d.]+)?\//
const POSITIONS = [
  // A property in XMP, an entry in EXIF (from either end), a box of 3GPP, and the tracks of action cameras.
  'GPSLatitude',
  '\x88\x25\0\x04\0\0\0\x01',
  '\x25\x88\x04\0\x01\0\0\0',
  'loci\0\0\0\0',
  'gpmd\0\0\0\0\0\0\0\x01',
  'camm\0\0\0\0\0\0\0\x01',
]

/** The names of the pictures and videos in a folder that say where they were taken. */
export const namesWithPosition = (folder: string) =>
  mediaNames(folder).filter((name) => {
    const file = readFileSync(join(folder, name), 'latin1')
    return COORDINATES.test(file) || POSITIONS.some((position) => file.includes(position))
  })

const mediaNames = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map(({ name }) => name)

function headOf(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const head = new Uint8Array(HEAD_BYTES)
    return head.subarray(0, readSync(file, head, 0, head.length, 0))
  } finally {
    closeSync(file)
  }
}
