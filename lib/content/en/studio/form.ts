import { plural } from '@/lib/config/grammar'
import { formatNumber } from '@/lib/config/language'

export const slideForm = {
  words: 'Show the texts in',
  labelIn: (label: string, language: string) => `${label} in ${language}`,
  wordsHint: (first: string) => `An empty field shows its text in ${first}.`,
  title: { label: 'Title', placeholder: 'Two or three words' },
  line: { label: 'Line', placeholder: 'One sentence below the title' },
  button: { label: 'Button', placeholder: 'Shop now' },
  page: 'Links to',
  secondLink: { label: 'Second link', placeholder: 'Optional' },
  secondPage: 'Second link leads to',
  noSecondLink: 'No second link',
  language: 'Language of the slide',
  titleLanguage: 'Language of the title',
  asSlide: 'Same as the slide',
  languagesHint: 'So that screen readers pronounce them correctly.',
  languages: {
    en: 'English',
    es: 'Spanish',
    ca: 'Catalan',
    de: 'German',
    fr: 'French',
    it: 'Italian',
    nl: 'Dutch',
    pt: 'Portuguese',
  },
}

export const slideField = {
  cut: (limit: number, left: number) =>
    `Cut at ${limit} characters: ${plural(left, { one: '1 character was', other: `${formatNumber(left)} characters were` })} left out.`,
  counter: (length: number, limit: number) => `${length} of ${limit}`,
  choose: 'Choose one',
  /** The live value of an empty text. */
  none: 'none',
  /** Read after the label. */
  isChanged: ', changed',
}

export const fieldNotes = {
  live: (value: string) => `Live now: ${value}`,
  revert: 'Revert',
  revertField: (label: string) => `Revert ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`,
}
