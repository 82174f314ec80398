import { citing } from '@/lib/content/text'

/** In the order in which the page first names them, which numbers its notes. */
export const ppfSources = [
  'detailchip',
  'stek',
  'healing',
  'wrapteck',
  'tiers',
  'innovoauto',
  'muleroi',
  'warranty',
  'xpelme',
  'ppfCare',
] as const

export const text = citing(ppfSources)
