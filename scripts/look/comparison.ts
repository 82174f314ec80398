/** A picture in one of the folders that are compared. */
export type Photograph = {
  file: string
  /** The route and the state's name. */
  title: string
  /** The width in pixels, or the paper and the page. */
  format: string
  /** Equal for equal pixels. */
  digest: string
}

export type Difference = Omit<Photograph, 'digest'> & { before: boolean; after: boolean }

export type Comparison = {
  /** How many pictures were compared. */
  total: number
  differing: readonly Difference[]
  /** Titles of the states that only the new pictures have. */
  added: readonly string[]
  /** Pictures of the base that two runs took differently. */
  unstable: readonly Difference[]
}

/** Compares the base with itself, and then with the new pictures. */
export function comparePictures(
  base: readonly Photograph[],
  again: readonly Photograph[],
  now: readonly Photograph[],
): Comparison {
  const [before, after] = [titlesOf(base), titlesOf(now)]
  const isInBoth = ({ title }: { title: string }) => before.has(title) && after.has(title)
  return {
    total: new Set([...base, ...now].filter(isInBoth).map(({ file }) => file)).size,
    differing: differences(base, now).filter(isInBoth),
    added: [...after].filter((title) => !before.has(title)),
    unstable: differences(base, again),
  }
}

const titlesOf = (pictures: readonly Photograph[]) => new Set(pictures.map(({ title }) => title))

function differences(one: readonly Photograph[], other: readonly Photograph[]): Difference[] {
  const before = new Map(one.map((picture) => [picture.file, picture]))
  const after = new Map(other.map((picture) => [picture.file, picture]))
  return [...new Map([...before, ...after]).values()]
    .filter(({ file }) => before.get(file)?.digest !== after.get(file)?.digest)
    .map(({ digest: _, ...picture }) => ({
      ...picture,
      before: before.has(picture.file),
      after: after.has(picture.file),
    }))
    .sort((a, b) => a.file.localeCompare(b.file))
}

/** The last line of a comparison, and whether it passes; `failed` states could not be shown. */
export function verdict(
  { total, differing, unstable }: Comparison,
  expected: readonly string[],
  failed = 0,
): { line: string; isPassed: boolean } {
  const unexpected = differing.filter(({ title }) => !expected.some((part) => title.includes(part)))
  const notes = [
    differing.length > unexpected.length && `${differing.length - unexpected.length} as expected`,
    unstable.length > 0 && `${unstable.length} unstable`,
    failed > 0 && `${failed} ${failed === 1 ? 'state' : 'states'} could not be shown`,
  ].filter(Boolean)
  const count = `${differing.length} of ${total} pictures ${differing.length === 1 ? 'differs' : 'differ'}`
  return {
    line: notes.length > 0 ? `${count} (${notes.join(', ')})` : count,
    isPassed: unexpected.length === 0 && unstable.length === 0 && failed === 0,
  }
}
