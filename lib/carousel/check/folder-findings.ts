import { entriesAt, type Finding, type Path, valueAt } from './finding'
import type { MediaFile } from './media-file'
import { copiesOf, mediaProblem } from './media-problems'

/** Checks that the files the slides refer to exist and are valid. */
export function mediaFindings(root: unknown, files: ReadonlyMap<string, MediaFile>): Finding[] {
  const findings: Finding[] = []
  function check(kind: 'video' | 'poster', path: Path) {
    const name = valueAt(root, path)
    if (typeof name !== 'string' || name === '') return
    const problem = mediaProblem(kind, name, files)
    if (problem) findings.push({ ...problem, path, name })
    // Browsers prefer the lighter copies, so these must be valid too.
    const copies = kind === 'poster' ? copiesOf(name).filter((copy) => copy !== name && files.has(copy)) : []
    for (const copy of copies) {
      const copyProblem = mediaProblem('copy', copy, files)
      if (copyProblem) findings.push({ ...copyProblem, path, name: copy })
    }
  }
  for (const i of entriesAt(root, ['slides']).keys()) {
    check('poster', ['slides', i, 'poster'])
    for (const j of entriesAt(root, ['slides', i, 'video']).keys()) check('video', ['slides', i, 'video', j])
  }
  return findings
}

/** Reports a title or video used by two slides, usually a copy-and-paste mistake. */
export function duplicateFindings(root: unknown): Finding[] {
  const findings: Finding[] = []
  const firstOf = new Map<string, number>()
  function check(field: 'title' | 'video', i: number, path: Path) {
    const value = valueAt(root, path)
    if (typeof value !== 'string' || value.trim() === '') return
    const key = `${field}: ${value.trim().toLowerCase()}`
    const first = firstOf.get(key)
    if (first === undefined) firstOf.set(key, i)
    else findings.push({ path, ...duplicate(field, value.trim(), first + 1) })
  }
  for (const i of entriesAt(root, ['slides']).keys()) {
    check('title', i, ['slides', i, 'title'])
    for (const j of entriesAt(root, ['slides', i, 'video']).keys())
      check('video', i, ['slides', i, 'video', j])
  }
  return findings
}

function duplicate(field: 'title' | 'video', value: string, first: number) {
  if (field === 'title') {
    const advice = `Give each slide its own title: slide ${first} has this one already.`
    return { summary: `Slide ${first} has the title “${value}” already.`, advice }
  }
  const advice = `Choose another video: slide ${first} shows this one already.`
  return { summary: `Slide ${first} shows \`${value}\` already.`, advice, name: value }
}
