import { fieldOf } from '@/lib/parsing/record'
import type { Problem } from './problem'

export type Path = readonly (string | number)[]

/** A problem whose line in the file is not resolved yet. */
export type Finding = Pick<Problem, 'summary' | 'advice'> &
  Partial<Pick<Problem, 'name' | 'isMissing'>> & { path: Path }

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : fieldOf(value, String(key))),
    root,
  )
}

/** The entries of a list. Empty for any other value, because the schema reports those. */
export function entriesAt(root: unknown, path: Path): unknown[] {
  const value = valueAt(root, path)
  return Array.isArray(value) ? value : []
}
