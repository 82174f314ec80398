import type { Limit } from '@/lib/content/facts/laws'
import { bothRules, ruleNames } from '@/lib/content/law-notes'
import { percent } from '@/lib/content/words'

/** `70%`, `no film`, or both: `20%, with two outside mirrors`. */
export function formatLimit(limit: Limit): string {
  if (typeof limit === 'string') return ruleNames[limit]
  return typeof limit === 'number' ? percent(limit) : bothRules(percent(limit.least), ruleNames[limit.rule])
}
