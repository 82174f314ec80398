import { fieldOf } from '@/lib/outside/record'
import type { Fault } from './fault'

export type Path = readonly (string | number)[]

/** A fault before its place in the file is known. */
export type Finding = Pick<Fault, 'found' | 'expected' | 'mend'> & { path: Path }

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : fieldOf(value, String(key))),
    root,
  )
}

/** The entries of a list, or none: what is no list is the schema's to complain of. */
export function entriesAt(root: unknown, path: Path): unknown[] {
  const value = valueAt(root, path)
  return Array.isArray(value) ? value : []
}
