import { citing } from '@/lib/content/text'

/** In the order in which the page first names them, which numbers its notes. */
export const aboutSources = ['healing', 'muleroi'] as const

export const text = citing(aboutSources)
