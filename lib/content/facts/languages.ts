/** The languages of the site. The first is at the root, each of the others in a folder with its name. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

export type SiteLanguage = {
  code: Language
  /** How numbers, prices and dates are written, and the `lang` of the pages. */
  locale: keyof typeof dateLanguages
  /** As Open Graph names it, unless it is its default, `en_US`. */
  openGraph?: string
}

/** The path of a language below the shop's base path: `` for `en`, `/es` for `es`. */
export const languagePath = (language: string) => (language === languages[0] ? '' : `/${language}`)

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text)

/** The languages that this build writes: all of them, unless a setting names some. */
export const builtLanguages = (setting: string): readonly Language[] =>
  setting ? setting.split(',').filter(isLanguage) : languages

/** The languages of this site, which texts of shop.json and carousel.json must have. */
export const siteLanguages = builtLanguages(process.env.LANGUAGES ?? '')

type LanguageTexts = { name: string; offer: string; close: string }

/** What leads to a page in another language, in that language. */
export const languageTexts: Record<Language, LanguageTexts> = {
  en: { name: 'English', offer: 'View this page in English', close: 'Close' },
  es: { name: 'Español', offer: 'Ver esta página en español', close: 'Cerrar' },
}

/** The languages for dates, each named in that language. */
export const dateLanguages = {
  'en-US': 'English',
  'es-419': 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const
