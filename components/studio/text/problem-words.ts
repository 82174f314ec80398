import type { Problem } from '@/lib/carousel/check/problem'
import { countOf } from '@/lib/config/count-words'

/** "3 things to fix" */
export const thingsToFix = (count: number) => (count === 1 ? '1 thing to fix' : `${count} things to fix`)

/** "Three things to fix in slide 4" */
export function summaryTitle(problems: readonly Problem[]): string {
  const things = `${countOf(problems.length, { one: 'thing', other: 'things' })} to fix`
  const slides = new Set(problems.map(({ slide }) => slide))
  const [only] = slides
  return slides.size === 1 && typeof only === 'number' ? `${things} in slide ${only + 1}` : things
}

/** Drops the full stop, because the text is a link. */
export function linkText({ summary, slide }: Problem, isAmongSeveral: boolean): string {
  const text = summary.replace(/\.$/, '')
  return isAmongSeveral && slide !== null ? `Slide ${slide + 1}: ${text}` : text
}
