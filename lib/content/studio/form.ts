export const slideForm = {
  title: { label: 'Title', placeholder: 'Two or three words' },
  line: { label: 'Line', placeholder: 'One sentence below the title' },
  button: { label: 'Button', placeholder: 'Shop now' },
  page: 'Leads to',
  choose: 'Choose one',
  counter: (length: number, limit: number) => `${length} of ${limit}`,
}

export const languageFields = {
  language: 'Language of the slide',
  titleLanguage: 'Language of the title',
  asSlide: 'Same as the slide',
  hint: 'So that screen readers pronounce them correctly.',
  names: {
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

export const fieldParts = {
  /** Read after the label. */
  isChanged: ', changed',
  live: (value: string) => `Live now: ${value}`,
  revert: 'Revert',
  revertField: (label: string) => `Revert ${label.toLowerCase()}`,
}
