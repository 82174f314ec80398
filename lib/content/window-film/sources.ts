import { citing } from '@/lib/content/text'
import { places } from '@/lib/content/tint-laws'

/** In the order of their first citation, which determines the numbers of the notes. */
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
