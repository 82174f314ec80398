import { listOf, plural } from '@/lib/config/grammar'

const fields = {
  title: 'title',
  line: 'line',
  'button.text': 'button',
  'button.href': 'page',
  'secondLink.text': 'second link',
  'secondLink.href': 'page of the second link',
  'title.es': 'Spanish title',
  'line.es': 'Spanish line',
  'button.text.es': 'Spanish button',
  'secondLink.text.es': 'Spanish second link',
  language: 'language',
  titleLanguage: 'title’s language',
  poster: 'poster',
  focus: 'point that phones keep',
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
  /** "line and video of slide 1, new slide 4 and 2 more" */
  list: (changes: readonly string[], more: number) =>
    `${changes.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  /** Of a single change, as a title. */
  title: (change: string) => `${change.slice(0, 1).toUpperCase()}${change.slice(1)}`,
}
