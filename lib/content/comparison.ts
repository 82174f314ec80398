import type { Source } from './sources'

/** Things of one kind, to be seen side by side. */
export type Comparison = {
  /** The kind of thing that is compared: materials, constructions. */
  things: string
  items: readonly Compared[]
  source: Source
}

/** A thing with its known facts. A fact without a source is left out. */
export type Compared = { name: string; facts: Readonly<Record<string, string>> }

const MOST_COMPARED = 3

/** The facts that are known of each of these; of things without a common one nothing can be compared. */
export function commonFacts(items: readonly Compared[]): readonly string[] {
  const [first, ...others] = items
  return Object.keys(first?.facts ?? {}).filter((fact) => others.every(({ facts }) => fact in facts))
}

/** Whether `item` may join the chosen ones. */
export function isComparable(chosen: readonly Compared[], item: Compared): boolean {
  return chosen.length < MOST_COMPARED && commonFacts([...chosen, item]).length > 0
}
