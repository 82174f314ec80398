import type { Article } from '@/lib/config/citations'
import {
  firstThirtyDays,
  firstWeek,
  tintCleaning,
  washing,
  windowAftercare,
  windowTerms,
} from '@/lib/content/facts/films/articles'

/** The sources of the care dates, which the page's script contains. */
export const careSources = {
  firstWash: firstThirtyDays,
  ppfCare: firstWeek,
  washing,
  windowsUp: windowTerms,
  windowCleaning: windowAftercare,
  ammonia: tintCleaning,
} as const satisfies Record<string, Article>

export type CareSource = keyof typeof careSources
