/** Items of one kind that visitors can compare. */
export type ComparedThings = {
  /** What the visitor can compare. */
  legend: string
  /** The names of the facts by their ids. */
  factNames: Readonly<Record<string, string>>
  items: readonly Compared[]
  source: string
  /** The number of the source's note. */
  note: number
}

/** An item with its known facts by their ids. Facts without a source are omitted. */
export type Compared = { id: string; name: string; facts: Readonly<Record<string, string>> }

const MOST_COMPARED = 3

/** The ids of the facts known for every item. */
export function commonFacts(items: readonly Compared[]): readonly string[] {
  const [first, ...others] = items
  return Object.keys(first?.facts ?? {}).filter((fact) => others.every(({ facts }) => fact in facts))
}

/** Whether `item` can be added to the comparison. */
export function isComparable(chosen: readonly Compared[], item: Compared): boolean {
  return chosen.length < MOST_COMPARED && commonFacts([...chosen, item]).length > 0
}
