// Words of an old house style that a reader has to decode, each with the usual word.
type Rule = { words: RegExp; instead: string }

const RULES: readonly Rule[] = [
  { words: /mend(s|ed|ing)?/, instead: 'fix' },
  { words: /anew/, instead: 'again' },
  { words: /whoever|whomever/, instead: 'the person’s name: the visitor, the caller' },
  { words: /beside(?! a ruler)/, instead: 'next to' },
  { words: /stands?(?! (for|in for|out|still|alone)\b)/, instead: 'is' },
  { words: /(is|are|was|were|be|been) told(?! (to|apart|otherwise)\b)/, instead: 'is reported' },
  { words: /(says|said) so/, instead: 'the name of the message or of the state' },
  { words: /(is|are|was|were) said/, instead: 'is announced, is shown' },
  { words: /of its own/, instead: 'its own, separate' },
  { words: /hand(s|ed|ing)? over/, instead: 'pass' },
  { words: /(asks|asked) for/, instead: 'request, need' },
  { words: /comes to/, instead: 'becomes, amounts to' },
  { words: /unasked/, instead: 'unrequested, in the background' },
]

type Hit = { line: number; words: string; instead: string }

/** The words as prose: not within an identifier, a path or the name of a file. */
const asProse = ({ source }: RegExp) => new RegExp(`(?<![\\w./-])(?:${source})(?![\\w/-])`, 'gi')

const rules = RULES.map(({ words, instead }) => ({ words: asProse(words), instead }))

export function wordsIn(text: string): Hit[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      rules.flatMap(({ words, instead }) =>
        Array.from(content.matchAll(words), ([found]) => ({ line: index + 1, words: found, instead })),
      ),
    )
}
