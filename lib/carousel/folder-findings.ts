import { entriesAt, type Finding, type Path, valueAt } from './finding'
import { copiesOf, mediaFault } from './media-faults'
import type { MediaFile } from './media-file'

/** The files that the slides name, held against the files that are there. */
export function mediaFindings(root: unknown, files: ReadonlyMap<string, MediaFile>): Finding[] {
  const findings: Finding[] = []
  function check(kind: 'video' | 'poster', path: Path) {
    const name = valueAt(root, path)
    if (typeof name !== 'string' || name === '') return
    const fault = mediaFault(kind, name, files)
    if (fault) findings.push({ ...fault, path })
    // Browsers prefer the copies, so they are judged like what they stand for.
    const copies = kind === 'poster' ? copiesOf(name).filter((copy) => copy !== name && files.has(copy)) : []
    for (const copy of copies) {
      const copyFault = mediaFault('copy', copy, files)
      if (copyFault) findings.push({ ...copyFault, path })
    }
  }
  for (const i of entriesAt(root, ['slides']).keys()) {
    check('poster', ['slides', i, 'poster'])
    for (const j of entriesAt(root, ['slides', i, 'video']).keys()) check('video', ['slides', i, 'video', j])
  }
  return findings
}

/** A title or a video that stands twice is a slip of copying. */
export function duplicateFindings(root: unknown): Finding[] {
  const findings: Finding[] = []
  const firstOf = new Map<string, number>()
  function check(field: string, i: number, path: Path) {
    const value = valueAt(root, path)
    if (typeof value !== 'string') return
    const key = `${field}: ${value.trim().toLowerCase()}`
    const first = firstOf.get(key)
    if (first === undefined) firstOf.set(key, i)
    else {
      const found = `\`${value}\` stands in slide ${first + 1} already`
      findings.push({ path, found, expected: `each ${field} once`, mend: null })
    }
  }
  for (const i of entriesAt(root, ['slides']).keys()) {
    check('title', i, ['slides', i, 'title'])
    for (const j of entriesAt(root, ['slides', i, 'video']).keys())
      check('video', i, ['slides', i, 'video', j])
  }
  return findings
}
