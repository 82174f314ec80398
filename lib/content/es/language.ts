import type { Language } from '@/lib/config/languages'
import type { dateLanguages } from '@/lib/content/facts/account/date-languages'

type SiteLanguage = { code: Language; dates: keyof typeof dateLanguages }

/** The language of the texts, and that of dates and lists: `5 de noviembre de 2026`, `a, b y c`. */
export const language: SiteLanguage = { code: 'es', dates: 'es' }
