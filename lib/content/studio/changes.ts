import { listOf, plural } from '@/lib/config/grammar'

const fields = {
  title: 'title',
  line: 'line',
  'button.text': 'button',
  'button.href': 'page',
  language: 'language',
  titleLanguage: 'title’s language',
  poster: 'poster',
  video: 'video',
}

/** The changes of a draft. They begin in lower case, because a list of them may follow other words. */
export const changeTexts = {
  order: 'order of the slides',
  isNew: (slide: number) => `new slide ${slide}`,
  deleted: (title: string) => `${title} deleted`,
  deletedUntitled: (slide: number) => `slide ${slide} deleted`,
  changed: (names: readonly (keyof typeof fields)[], slide: number) =>
    `${listOf(names.map((name) => fields[name]))} of slide ${slide}`,
  count: (count: number) => plural(count, { one: '1 change', other: `${count} changes` }),
  andMore: (shown: string, more: number) => `${shown} and ${more} more`,
  commit: (changes: string) => `Carousel: ${changes}`,
}
