import { foldText } from '@/lib/parsing/fold-text'
import { endingOf } from './ending'
import { copiesOf } from './media-problems'

const ENDINGS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const MAX_STEM = 60

/** `My Film 2.MP4` → `my-film-2.mp4`; the ending is that of the file's real type. */
export function cleanName(name: string, type: string): string {
  const stem = foldText(name.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_STEM)
  return `${stem || 'file'}.${ENDINGS[type] ?? endingOf(name)}`
}

/**
 * A name that no file has or had: browsers may keep a file for a year by its name. A poster's name must not make another
 * picture its lighter copy either.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = endingOf(name)
  const stem = name.slice(0, -ending.length - 1)
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${stem}-${n}.${ending}`
    if (isFree(candidate, taken)) return candidate
  }
}

function isFree(name: string, taken: ReadonlySet<string>): boolean {
  if (taken.has(name)) return false
  if (/\.(mp4|webm)$/.test(name)) return true
  return !copiesOf(name).some((copy) => taken.has(copy)) && !/-800\.\w+$/.test(name)
}
