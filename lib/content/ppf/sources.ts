import { citing } from '@/lib/config/text'

/** In the order of their first citation, which determines the numbers of the notes. */
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
