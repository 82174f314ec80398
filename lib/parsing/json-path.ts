import { fieldOf } from './record'

/** Where a value is in a JSON file. */
export type Path = readonly (string | number)[]

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

/** The names in a path, without the positions in lists: "slides.button.text". */
export const fieldNameOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.')
