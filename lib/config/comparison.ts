/** Items of one kind that visitors can compare. */
export type ComparedThings = {
  /** The plural noun for the items, such as "materials". */
  things: string
  items: readonly Compared[]
  source: string
  /** The number of the source's note. */
  note: number
}

/** An item with its known facts. Facts without a source are omitted. */
export type Compared = { name: string; facts: Readonly<Record<string, string>> }

const MOST_COMPARED = 3

/** The names of the facts known for every item. */
export function commonFacts(items: readonly Compared[]): readonly string[] {
  const [first, ...others] = items
  return Object.keys(first?.facts ?? {}).filter((fact) => others.every(({ facts }) => fact in facts))
}

/** Whether `item` can be added to the comparison. */
export function isComparable(chosen: readonly Compared[], item: Compared): boolean {
  return chosen.length < MOST_COMPARED && commonFacts([...chosen, item]).length > 0
}
