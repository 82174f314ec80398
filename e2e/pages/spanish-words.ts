// Finds English words, and terms that the glossary excludes, in the Spanish pages.
import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Attributes that are read or shown. */
const READ = ['alt', 'aria-label', 'title', 'placeholder', 'data-missing', 'data-wrong']

/** English words that are not Spanish words too. */
const ENGLISH =
  /^(the|and|of|with|for|from|your|you|this|that|is|are|our|we|not|what|which|when|how|by|or|if|its|they|can|more|all|each|page|shop|film|films|car|boat|window|paint)$/

/** The third column of the glossary, up to a remark in brackets. */
export function excludedTerms(glossary = readFileSync('docs/spanish.md', 'utf8')): string[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).flatMap((row) => {
    const [, , , terms = ''] = row.split('|')
    return terms
      .replace(/\(.*/, '')
      .split(',')
      .map((term) => term.trim())
      .filter(Boolean)
  })
}

/** The texts of a page that are Spanish: those of an element in another language are left out. */
export function spanishTexts(html: string): string[] {
  return textsOf(parse(html))
}

function textsOf(node: Node): string[] {
  if ('value' in node) return [node.value]
  const isElement = 'tagName' in node
  if (isElement && /^(script|style|template)$/.test(node.tagName)) return []
  const attribute = (name: string) =>
    isElement ? node.attrs.find((each) => each.name === name)?.value : undefined
  if (!(attribute('lang') ?? 'es').startsWith('es')) return []
  const description = attribute('name') === 'description' ? [attribute('content') ?? ''] : []
  const read = READ.flatMap((name) => attribute(name) ?? [])
  return [...description, ...read, ...('childNodes' in node ? node.childNodes.flatMap(textsOf) : [])]
}

/** The words that do not belong there, each with its text. */
export function strayWords(texts: readonly string[], excluded: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const words: readonly string[] = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
    const line = ` ${words.join(' ')} `
    return [
      ...words.filter((word) => ENGLISH.test(word)),
      ...excluded.filter((term) => line.includes(` ${term} `)),
    ].map((word) => `${word}: ${text.trim()}`)
  })
}
