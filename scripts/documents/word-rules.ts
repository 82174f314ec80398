// Words of an old house style that a reader has to decode, each with the usual word.
const RULES: Readonly<Record<string, string>> = {
  'mend(s|ed|ing)?': 'fix',
  anew: 'again',
  'whoever|whomever': 'the person’s name: the visitor, the caller',
  'beside(?! a ruler)': 'next to',
  'stands?(?! (for|in for|out|still|alone)\\b)': 'is',
  '(is|are|was|were|be|been) told(?! (to|apart|otherwise)\\b)': 'is reported',
  '(says|said) so': 'the name of the message or of the state',
  '(is|are|was|were) said': 'is announced, is shown',
  'of its own': 'its own, separate',
  'hand(s|ed|ing)? over': 'pass',
  '(asks|asked) for': 'request, need',
  'comes to': 'becomes, amounts to',
  unasked: 'unrequested, in the background',
}

/** As prose: not within an identifier, a path or the name of a file. */
const rules = Object.entries(RULES).map(
  ([words, instead]) => [new RegExp(`(?<![\\w./-])(?:${words})(?![\\w/-])`, 'gi'), instead] as const,
)

export function wordProblems(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules.flatMap(([words, instead]) =>
        (line.match(words) ?? []).map((found) => `${file}:${index + 1}: “${found}”; write: ${instead}.`),
      ),
    )
}
