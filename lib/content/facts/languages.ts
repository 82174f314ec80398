import type { Language } from '@/lib/config/languages'

type LanguageTexts = { name: string; offer: string; close: string }

/** What leads to a page in another language, in that language. */
export const languageTexts: Record<Language, LanguageTexts> = {
  en: { name: 'English', offer: 'View this page in English', close: 'Close' },
  es: { name: 'Español', offer: 'Ver esta página en español', close: 'Cerrar' },
}
