import { parseArgs } from 'node:util'

export type LookOptions = {
  /** Parts of routes and names; a state is shown if it contains one of them. Empty for every state. */
  selections: readonly string[]
  /** Whether to compare with another commit. */
  isComparison: boolean
  /** The commit to compare with; without it, the merge base with main. */
  commit?: string
  /** Parts of the routes and names that may differ. */
  expected: readonly string[]
  isList: boolean
}

/** The word after `--against` is the commit if there is one of that name; every other word selects states. */
export function readOptions(
  args: readonly string[],
  commitOf: (word: string) => string | undefined,
): LookOptions {
  const { values, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: {
      against: { type: 'boolean', default: false },
      expect: { type: 'string', multiple: true, default: [] },
      list: { type: 'boolean', default: false },
    },
  })
  const expected = values.expect.flatMap((names) => names.split(',')).filter(Boolean)
  if (expected.length > 0 && !values.against) throw new Error('--expect needs --against.')
  const against = tokens.find((token) => token.kind === 'option' && token.name === 'against')
  const words = tokens.filter((token) => token.kind === 'positional')
  const next = words.find(({ index }) => against !== undefined && index === against.index + 1)
  const commit = next && commitOf(next.value)
  return {
    selections: words.filter((word) => word !== next || !commit).map(({ value }) => value),
    isComparison: values.against,
    ...(commit !== undefined && { commit }),
    expected,
    isList: values.list,
  }
}
