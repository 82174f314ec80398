import { citing } from '@/lib/config/text'

/** In the order of their first citation, which determines the numbers of the notes. */
export const marineSources = ['chalking', 'acrylic', 'antifouling', 'seams', 'hullAreas', 'ppfCare'] as const

export const text = citing(marineSources)
