/** The languages for dates, each named in that language. */
export const dateLanguages = {
  'en-GB': 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const
