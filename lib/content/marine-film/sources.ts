import { citing } from '@/lib/content/text'

/** In the order in which the page first names them, which numbers its notes. */
export const marineSources = ['chalking', 'acrylic', 'antifouling', 'seams', 'hullAreas', 'ppfCare'] as const

export const text = citing(marineSources)
