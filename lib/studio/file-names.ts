import { copiesOf } from '@/lib/carousel/check/media-problems'
import { endingFor, endingOf, stemOf } from '@/lib/carousel/check/media-types'
import { foldText } from '@/lib/parsing/fold-text'

const MAX_STEM = 60

/** `My Film 2.MP4` → `my-film-2.mp4`; the extension matches the file's real type. */
export function cleanName(name: string, type: string | null): string {
  const stem = foldText(name.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_STEM)
  return `${stem || 'file'}.${endingFor(type) ?? endingOf(name)}`
}

/**
 * An unused name, because browsers may cache a file for a year. A new poster's name must not turn another picture into
 * its lighter copy.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = endingOf(name)
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${stemOf(name)}-${n}.${ending}`
    if (isFree(candidate, taken)) return candidate
  }
}

function isFree(name: string, taken: ReadonlySet<string>): boolean {
  if (taken.has(name)) return false
  if (/\.(mp4|webm)$/.test(name)) return true
  return !copiesOf(name).some((copy) => taken.has(copy)) && !/-800\.\w+$/.test(name)
}
