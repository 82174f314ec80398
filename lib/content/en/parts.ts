/** The packages as steps. `adds` is heard in place of a plus. */
export const packageSteps = {
  adds: 'adds',
  /** After the visitor’s own choice: the packages that need less film, and more. */
  between: (lower: string, higher: string) => `, between ${lower} and ${higher}`,
  below: (name: string) => `, less than ${name}`,
}

/** The choice of panels or zones at the end of its page. `look` is the color and the finish; empty without a choice. */
export function choiceAtEnd(look: string, chosen: number, all: number, parts: string, area: string): string {
  const count = `${chosen} of ${all} ${parts}, ${area}.`
  return look ? `${look}. ${count}` : count
}

export const partsPicker = {
  package: 'Package',
  /** Instead of an area. */
  noArea: 'No area yet.',
}
