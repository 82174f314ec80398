import { citing } from '@/lib/content/text'
import { places } from '@/lib/content/tint-laws'

/** In the order in which the page first names them, which numbers its notes. */
export const windowSources = [
  'uv',
  'windowcool',
  'linshang',
  'engineerfix',
  ...places.map(({ source }) => source),
  'constructions',
  'windowCare',
  'windowWarranty',
] as const

export const text = citing(windowSources)
