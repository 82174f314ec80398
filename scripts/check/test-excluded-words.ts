// Words that the texts of a language must not contain.
import { readFileSync } from 'node:fs'
import type { Language } from '@/lib/content/facts/languages'

/** British spellings and words, as patterns. */
const BRITISH = [
  '(arm|behavi|col|discol|fav|harb|hon|lab|neighb|od|rum|vap)our\\w*',
  '(\\w*met|cali?b|cent|fib|lit|spect|theat)re[ds]?',
  '(analy|apolog|author|categor|character|custom|final|immobil|maxim|metall|minim|neutral|optim|organ|oxid|polar|real|recogn|special|stabil|summar|visual)is(e|ed|es|er|ing|ation)',
  '(cancel|channel|dial|fuel|jewel|label|level|model|signal|total|travel)l(ed|er|ing)',
  'ageing|aluminium|catalogues?|cheques?|defence|draughts?|grey\\w*|licences?|matt|moulds?|programmes?|tyres?|whilst',
  'bodywork|bonnets?|enquir\\w+|gearbox|kerbs?|lacquer\\w*|mudguards?|number plates?|per cent|petrol|postcodes?|tailback|windscreens?',
]

/** One word for one thing, and none that means another: a paint film is a dried coat, and a film may be a movie. */
const TERMS = [
  'paint films?',
  '(choose|pick) a film',
  'cover (a|its|my|the|your) (boats?|cars?|front)',
  'the shop (will )?prices?( both| each)?',
  'priced by the shop',
  'at this shop',
  'your quote is sent',
  'preferred date',
  'messengers?',
  'configurator',
]

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

/** What is allowed is the specification’s spelling, and names. */
const wordsOf: Partial<Record<Language, { excluded: string[]; allowed: RegExp }>> = {
  en: { excluded: [...BRITISH, ...TERMS], allowed: /favourit\w+|cancelled/gi },
  es: { excluded: excludedTerms(), allowed: /(window|marine) film/gi },
}

/** The excluded words, each with its text: `kerb: A kerb or a large stone`. */
export function excludedWords(texts: readonly string[], language: Language): string[] {
  const { excluded = [], allowed = '' } = wordsOf[language] ?? {}
  if (excluded.length === 0) return []
  const words = new RegExp(`(?<![\\p{L}-])(${excluded.join('|')})(?![\\p{L}-])`, 'giu')
  return texts.flatMap((text) =>
    Array.from(
      text.replace(allowed, '').matchAll(words),
      ([word]) => `${word.toLowerCase()}: ${text.trim()}`,
    ),
  )
}
