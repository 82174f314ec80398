import { sample } from '@/lib/content/account'
import { dateLanguages } from '@/lib/content/facts/languages'
import { LOCALE } from '@/lib/content/words'
import { fieldOf, isKeyOf, textOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'

export type DateLanguage = keyof typeof dateLanguages

export type Settings = {
  name: string
  hasOrderMail: boolean
  hasNewsletter: boolean
  dateLanguage: DateLanguage
}

/** An unknown language falls back to that of the site. */
export function toDateLanguage(value: unknown): DateLanguage {
  const language = isKeyOf(EARLIER, value) ? EARLIER[value] : value
  return isKeyOf(dateLanguages, language) ? language : LOCALE
}

/** As earlier versions stored them. */
const EARLIER = { 'en-GB': 'en-US', es: 'es-419' } as const

export function toSettings(json: unknown): Settings {
  return {
    name: textOf(json, 'name') ?? sample.person,
    hasOrderMail: fieldOf(json, 'hasOrderMail') !== false,
    hasNewsletter: fieldOf(json, 'hasNewsletter') === true,
    dateLanguage: toDateLanguage(fieldOf(json, 'dateLanguage')),
  }
}

export const settingsStore = createStoredValue(jsonCodec('tersa.settings', toSettings))

/** Formats a calendar day; UTC makes it the same day in every time zone. */
export function formatDateIn(date: string, language: DateLanguage): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
}
