import { citing } from '@/lib/config/text'

/** In the order of their first citation, which determines the numbers of the notes. */
export const aboutSources = ['healing', 'muleroi'] as const

export const text = citing(aboutSources)
