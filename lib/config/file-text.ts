import { LANGUAGE } from '@/lib/config/language'
import { isLanguage, type Language, languages } from '@/lib/config/languages'

/** A text of shop.json or carousel.json: one for all languages of the site, or one for each. */
export type FileText = string | Readonly<Partial<Record<Language, string>>>

export const inLanguage = (text: FileText, language: string = LANGUAGE): string =>
  typeof text === 'string' ? text : (((isLanguage(language) && text[language]) || text[languages[0]]) ?? '')
