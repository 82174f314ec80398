import { nearest } from '@/lib/parsing/nearest'

const PREFIX = 'NEXT_PUBLIC_'

/**
 * Checks every name in a .env file, which belongs to this project. In the process environment it checks only names with
 * Next's prefix, because others, such as BASEPATH or OFFLINE_MODE, may belong to another program.
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

/** Ignores the prefix, which would make any two public names similar. */
function meantBy(name: string, known: readonly string[]): string | null {
  if (!name.startsWith(PREFIX)) return nearName(name, known)
  const ours = known.filter((each) => each.startsWith(PREFIX)).map(withoutPrefix)
  const meant = nearName(withoutPrefix(name), ours)
  return meant && PREFIX + meant
}

const withoutPrefix = (name: string) => name.slice(PREFIX.length)

/** Compares names of equal length word by word; otherwise BASE_URL would count as a misspelt SITE_URL. */
function nearName(name: string, known: readonly string[]): string | null {
  const meant = nearest(name, known)
  if (!meant) return null
  const [words, wanted] = [name.split('_'), meant.split('_')]
  const isNear =
    words.length !== wanted.length || words.every((word, i) => nearest(word, wanted.slice(i, i + 1)))
  return isNear ? meant : null
}
