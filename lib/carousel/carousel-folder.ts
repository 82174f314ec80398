import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkCarousel } from './check-carousel'
import { CAROUSEL_FILE, toSentence } from './fault'
import { HEAD_BYTES, inspectMedia, type MediaFile } from './media-file'

// The flows have a folder of their own.
const FOLDER = process.env.CAROUSEL_FOLDER || 'public/carousel'

export function readCarouselText(folder = FOLDER): string {
  const bytes = readFileSync(join(folder, CAROUSEL_FILE))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${CAROUSEL_FILE} is not saved as UTF-8; save it again with that encoding.`)
  }
}

/** Every file of the folder but the JSON ones. */
export function readMediaFiles(folder = FOLDER): Map<string, MediaFile> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  return new Map(names.map((name) => [name, inspectFile(join(folder, name))]))
}

function inspectFile(path: string): MediaFile {
  const file = openSync(path, 'r')
  try {
    const head = new Uint8Array(HEAD_BYTES)
    const length = readSync(file, head)
    return inspectMedia(head.subarray(0, length), statSync(path).size)
  } finally {
    closeSync(file)
  }
}

/** The carousel as it goes out; throws all that is wrong with it, so that no build ships a wrong one. */
export function readCarousel(folder = FOLDER) {
  if (!existsSync(join(folder, CAROUSEL_FILE))) throw new Error(`${CAROUSEL_FILE} is not in ${folder}.`)
  const files = readMediaFiles(folder)
  const { carousel, faults } = checkCarousel(readCarouselText(folder), files)
  if (!carousel) throw new Error(faults.map(toSentence).join('\n'))
  return { carousel, files }
}
