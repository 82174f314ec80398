// The texts of an exported page.
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Language } from '../../lib/content/facts/languages'

type Node = DefaultTreeAdapterTypes.Node

/** Attributes that are read or shown. */
const READ = ['alt', 'aria-label', 'title', 'placeholder', 'data-missing', 'data-wrong']

/** The texts of a page in its language: those of an element in another language are left out. */
export function pageTexts(html: string, language: Language): string[] {
  return textsOf(parse(html), language)
}

function textsOf(node: Node, language: Language): string[] {
  if ('value' in node) return [node.value]
  const isElement = 'tagName' in node
  if (isElement && /^(script|style|template)$/.test(node.tagName)) return []
  const attribute = (name: string) =>
    isElement ? node.attrs.find((each) => each.name === name)?.value : undefined
  if ((attribute('lang') ?? language).split('-')[0] !== language) return []
  const description = attribute('name') === 'description' ? [attribute('content') ?? ''] : []
  const read = READ.flatMap((name) => attribute(name) ?? [])
  const children = 'childNodes' in node ? node.childNodes : []
  return [...description, ...read, ...children.flatMap((child) => textsOf(child, language))]
}

/** English words that are not Spanish words too. */
const ENGLISH =
  /^(the|and|of|with|for|from|your|you|this|that|is|are|our|we|not|what|which|when|how|by|or|if|its|they|can|more|all|each|page|shop|film|films|car|boat|window|paint)$/

/** English words in Spanish texts, each with its text. */
export const englishWords = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const words: readonly string[] = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
    return words.filter((word) => ENGLISH.test(word)).map((word) => `${word}: ${text.trim()}`)
  })
