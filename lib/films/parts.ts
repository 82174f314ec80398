export type Part = { id: string; label: string }
export type Package<Id extends string = string> = {
  id: Id
  name: string
  hint: string
  parts: readonly string[]
}

export const partsOf = (labels: Readonly<Record<string, string>>): readonly Part[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }))
export const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id)

/** The package with exactly the chosen parts. */
export function packageOf(packages: readonly Package[], chosen: readonly string[]): Package | undefined {
  const set = new Set(chosen)
  return packages.find(({ parts }) => parts.length === set.size && parts.every((part) => set.has(part)))
}

/** The known parts of a list from the URL, each once, in the drawing's order. */
export function readParts(known: readonly Part[], text: string): readonly string[] {
  const named = new Set(text.split('.'))
  return idsOf(known).filter((id) => named.has(id))
}

export function toggled(known: readonly Part[], chosen: readonly string[], id: string): readonly string[] {
  return idsOf(known).filter((part) => chosen.includes(part) !== (part === id))
}
