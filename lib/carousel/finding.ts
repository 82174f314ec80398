import { fieldOf } from '@/lib/parsing/record'
import type { Problem } from './problem'

export type Path = readonly (string | number)[]

/** A problem before its place in the file is known. */
export type Finding = Pick<Problem, 'summary' | 'advice'> &
  Partial<Pick<Problem, 'name' | 'isMissing'>> & { path: Path }

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : fieldOf(value, String(key))),
    root,
  )
}

/** The entries of a list, or none: the schema reports a value that is not a list. */
export function entriesAt(root: unknown, path: Path): unknown[] {
  const value = valueAt(root, path)
  return Array.isArray(value) ? value : []
}
