import { LANGUAGE } from '@/lib/config/language'

/** A text of shop.json: one for all languages of the site, or one for each. */
export type FileText = string | Readonly<Record<'en' | 'es', string>>

export const inLanguage = (text: FileText, language: string = LANGUAGE): string =>
  typeof text === 'string' ? text : text[language === 'es' ? 'es' : 'en']
