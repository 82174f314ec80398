import type { dateLanguages } from '@/lib/content/facts/account/date-languages'

type SiteLanguage = { code: string; name: string; dates: keyof typeof dateLanguages }

/** The language of the texts, its name in itself, and the language of dates and lists: `5 November 2026`, `a, b and c`. */
export const language: SiteLanguage = { code: 'en', name: 'English', dates: 'en-GB' }
