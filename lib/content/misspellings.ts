import { nearest } from '@/lib/parsing/nearest'

const PREFIX = 'NEXT_PUBLIC_'

/**
 * A .env file belongs to this project, so each of its names counts. The process environment belongs to the whole
 * machine, where BASEPATH or OFFLINE_MODE may be another program's: only names with Next's prefix count there.
 */
export function misspellings(
  known: readonly string[],
  inProcess: readonly string[],
  inFiles: readonly string[],
): string[] {
  const candidates = new Set([...inFiles, ...inProcess.filter((name) => name.startsWith('NEXT_'))])
  return [...candidates].flatMap((name) => {
    const meant = known.includes(name) ? null : meantBy(name, known)
    return meant ? [`${name} is not a known variable; did you mean ${meant}?`] : []
  })
}

/** The prefix is left out of the comparison, because it would make any two public names similar. */
function meantBy(name: string, known: readonly string[]): string | null {
  if (!name.startsWith(PREFIX)) return nearName(name, known)
  const ours = known.filter((each) => each.startsWith(PREFIX)).map(withoutPrefix)
  const meant = nearName(withoutPrefix(name), ours)
  return meant && PREFIX + meant
}

const withoutPrefix = (name: string) => name.slice(PREFIX.length)

/** Names with the same number of words are compared word by word; otherwise BASE_URL would count as a misspelt SITE_URL. */
function nearName(name: string, known: readonly string[]): string | null {
  const meant = nearest(name, known)
  if (!meant) return null
  const [words, wanted] = [name.split('_'), meant.split('_')]
  const isNear =
    words.length !== wanted.length || words.every((word, i) => nearest(word, wanted.slice(i, i + 1)))
  return isNear ? meant : null
}
