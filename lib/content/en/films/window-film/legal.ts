import type { Rule } from '@/lib/config/tint-place'

export const ruleNames: Record<Rule, string> = {
  'no-limit': 'no limit',
  'no-limit-with-mirrors': 'no limit with two mirrors',
  'with-mirrors': 'with two mirrors',
  'no-film': 'no film',
  'no-darkening': 'no film that darkens',
  'approved-film': 'approved film',
  'top-strip': 'strip at the top',
  'ask-locally': 'ask locally',
}

export const limit = { both: (percent: number, rule: string) => `${percent}%, ${rule}` }

export const legalVerdict = {
  notCheckedSince: (month: string) => `Not checked since ${month}. Ask locally.`,
  askLocally: 'Ask locally.',
  noFigure: 'Our sources give no reliable figure for this window. Ask locally.',
  forWindow: (limit: string) => `For this window: ${limit}.`,
  withMirrors: (verdict: string) => `With two mirrors: ${verdict}`,
  tooDark: (limit: number, glass: number) =>
    `At least ${limit}% through glass and film. This glass alone lets through ${glass}%: no film is legal on it.`,
  /** `shade` is `null` if no shade on sale is light enough. */
  darkest: (limit: number, glass: number, film: string, shade: number | null) =>
    `At least ${limit}% through glass and film. On ${glass}% glass you need film of ${film}% or lighter. ${shade === null ? 'None of the shades on sale is that light.' : `The darkest on sale is ${shade}%.`}`,
}
