import { finishChoice, paintChoice } from '@/lib/content/paint'
import { lowered } from '@/lib/content/words'
import type { Paint } from './paint'

/** `Red, satin`; empty without a choice. */
export const paintWords = ({ paint, finish }: Paint): string =>
  [paint && paintChoice.paints[paint], finish && finishChoice.finishes[finish]]
    .filter((each) => each !== null)
    .map((each, i) => (i > 0 ? lowered(each) : each))
    .join(', ')
