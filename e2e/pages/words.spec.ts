import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Language } from '../../lib/content/facts/languages'
import { excludedTerms, excludedWords } from '../../scripts/check/test-excluded-words'
import { pagesIn, readIn } from '../export-files'
import { expect, test } from '../fixtures'

type Node = DefaultTreeAdapterTypes.Node

/** Attributes that are read or shown. */
const READ = ['alt', 'aria-label', 'title', 'placeholder', 'data-missing', 'data-wrong']

/** The texts of a page in its language: those of an element in another language are left out. */
const pageTexts = (html: string, language: Language) => textsOf(parse(html), language)

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
const englishWords = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const words: readonly string[] = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
    return words.filter((word) => ENGLISH.test(word)).map((word) => `${word}: ${text.trim()}`)
  })

/** The specification’s titles of slides are names. */
const SLIDE = /: (Window|Marine) Film, \d de \d$/

test('English pages are in American English', ({ siteFolder }) => {
  const pages = pagesIn(siteFolder).filter((file) => !file.startsWith('es/'))
  expect(pages.length).toBeGreaterThan(20)
  const found = pages.map((file) => [file, excludedWords(pageTexts(readIn(siteFolder, file), 'en'), 'en')])
  expect(found).toEqual(pages.map((file) => [file, []]))
})

test('Spanish pages contain no English words and no term that the glossary excludes', ({ siteFolder }) => {
  const pages = pagesIn(siteFolder).filter((file) => file.startsWith('es/'))
  expect(pages.length).toBeGreaterThan(20)
  expect(excludedTerms().length).toBeGreaterThan(10)
  for (const file of pages) {
    const texts = pageTexts(readIn(siteFolder, file), 'es')
    const stray = [...englishWords(texts).filter((each) => !SLIDE.test(each)), ...excludedWords(texts, 'es')]
    expect(stray, file).toEqual([])
  }
})

test('a page’s words are found, except in another language', () => {
  const html = '<html lang="es"><p>Mira the film</p><p lang="en">the film</p><img alt="El stock"></html>'
  const texts = pageTexts(html, 'es')
  const found = [...englishWords(texts), ...excludedWords(texts, 'es')].map((each) => each.split(':')[0])
  expect(found).toEqual(['the', 'film', 'film', 'stock'])
})
