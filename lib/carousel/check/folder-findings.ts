import { languages } from '@/lib/config/languages'
import { duplicateTitle } from '@/lib/content/carousel/check'
import { entriesAt, type Path, valueAt } from '@/lib/parsing/json-path'
import { isRecord } from '@/lib/parsing/record'
import type { MediaFile } from './media-file'
import { copiesOf, mediaProblem } from './media-problems'
import type { MediaKind } from './media-types'
import type { Finding } from './problem'

/** Checks that the files the slides refer to exist and are valid, and that no two slides share a title. */
export function folderFindings(root: unknown, files: ReadonlyMap<string, MediaFile>): Finding[] {
  const findings: Finding[] = []
  const firstOf = new Map<string, number>()

  function checkFile(kind: MediaKind, name: string, path: Path) {
    const problem = mediaProblem(kind, name, files)
    if (problem) findings.push({ ...problem, path, name })
  }
  function checkPoster(path: Path) {
    const name = valueAt(root, path)
    if (typeof name !== 'string' || name === '') return
    checkFile('poster', name, path)
    // Browsers prefer the lighter copies, so these must be valid too.
    for (const copy of copiesOf(name)) if (copy !== name && files.has(copy)) checkFile('copy', copy, path)
  }
  function checkTitle(slide: number, path: Path, language: string) {
    const value = valueAt(root, path)
    if (isRecord(value)) return checkTitle(slide, [...path, language], language)
    if (typeof value !== 'string' || value.trim() === '') return
    const key = `${language} ${value.trim().toLowerCase()}`
    const first = firstOf.get(key)
    if (first === undefined) firstOf.set(key, slide)
    else findings.push({ path, ...duplicateTitle(first + 1, value.trim()) })
  }

  for (const i of entriesAt(root, ['slides']).keys()) {
    checkPoster(['slides', i, 'poster'])
    for (const language of languages) checkTitle(i, ['slides', i, 'title'], language)
    for (const j of entriesAt(root, ['slides', i, 'video']).keys()) {
      const path = ['slides', i, 'video', j]
      const name = valueAt(root, path)
      if (typeof name === 'string' && name !== '') checkFile('video', name, path)
    }
  }
  return findings
}
