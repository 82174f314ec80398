import type { Language } from '@/lib/config/languages'
import type { dateLanguages } from '@/lib/content/facts/account/date-languages'

type SiteLanguage = { code: Language; dates: keyof typeof dateLanguages }

/** The language of the texts, and that of dates and lists: `5 November 2026`, `a, b and c`. */
export const language: SiteLanguage = { code: 'en', dates: 'en-GB' }
