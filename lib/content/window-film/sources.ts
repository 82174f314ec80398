import { citing } from '@/lib/config/text'
import { places } from '@/lib/content/window-film/tint-laws'

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
