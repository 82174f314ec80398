import { closeSync, openAsBlob, openSync, readdirSync, readSync, statSync } from 'node:fs'
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
