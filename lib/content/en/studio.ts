import type { Language } from '@/lib/content/facts/languages'
import { shopFile } from '@/lib/content/facts/site'
import { numberWord } from '@/lib/content/language'
import { capitalized, formatDate, LOCALE, listOf, lowered, plural } from '@/lib/content/words'
import { isKeyOf } from '@/lib/parsing/record'

const languageNames = new Intl.DisplayNames(LOCALE, { type: 'language' })

/** `Spanish` */
export const languageName = (code: string) => languageNames.of(code) ?? code

/** "May 3 at 2:07 PM"; names the day even today, because the studio may stay open past midnight. */
const moment = (at: number) =>
  formatDate(new Date(at), { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })

const toFix = (count: number) => plural(count, { one: '1 thing to fix', other: `${count} things to fix` })

export const studio = {
  heading: 'Carousel studio',
  needsScript: 'The studio needs JavaScript, which is off in this browser.',
  /** Announced once the visitor stops editing. */
  counts: (changes: string, problems: number) =>
    problems > 0 ? `${changes}. ${toFix(problems)}.` : `${changes}.`,
}

export const studioBar = {
  back: 'Back to the site',
  discard: 'Discard',
  toFix: (count: number) => `${count} to fix`,
}

export const studioFoot = {
  purpose: 'For the people who look after the home page. Nothing you open here is uploaded.',
  help: 'How this works',
}

export const barState = {
  downloaded: 'Downloaded:',
  saved: 'Saved:',
  passedOn: 'Passed on:',
  mailed: 'Email opened:',
  sentAt: (at: number) => `${moment(at)}. Visitors do not see it yet.`,
  inZip: (at: number) => `${shopFile('carousel.zip')}, ${moment(at)}. Visitors do not see it yet.`,
  inFolder: (at: number) => `In public/carousel since ${moment(at)}. Visitors do not see it yet.`,
  noChanges: 'No changes',
  sameAsLive: 'What you see is what visitors see.',
  folderIsBehind: 'The folder still has the version that you saved. Save again to replace it.',
  keepsNothing: 'This browser cannot keep your draft: save before you close the page.',
  doesNotKeep: (files: readonly string[]) =>
    `This browser does not keep ${listOf(files)}: save before you reload or close the page.`,
  kept: 'Kept in this browser. Visitors do not see the changes yet.',
  keptSince: (at: number) => `Kept in this browser since ${moment(at)}.`,
  /** "Slide 4 needs a title, a line, a button, a poster, and a video." */
  needs: (slide: number, fields: readonly string[]) => `Slide ${slide} needs ${listOf(fields)}.`,
  /** By field. */
  missing: {
    title: 'a title',
    line: 'a line',
    'button.text': 'a button',
    'secondLink.text': 'a text for the second link',
    'secondLink.href': 'a page for the second link',
    poster: 'a poster',
  },
}

export const saveButton = {
  download: 'Download changes (.zip)',
  downloadShort: 'Download (.zip)',
  zip: '.zip',
  passOn: 'Pass on…',
  saveIntoKnown: 'Save to public/carousel',
  saveIntoFolder: 'Save to a folder…',
  /** Named in the notice when it could not be loaded. */
  code: 'The code for saving',
  problems: (count: number) => `${toFix(count)} before you can save.`,
  nothing: 'There is nothing to save: what you see is what visitors see.',
}

export const stage = {
  label: 'Preview',
  frameTitle: 'The carousel as visitors will see it',
  /** Named in the notice when it could not be loaded. */
  code: 'The preview',
  widths: 'Width of the preview',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  isEmpty: (slide: number) => `Slide ${slide} is still empty`,
  hasProblems: (slide: number) => `Slide ${slide} cannot go live like this`,
  width: (px: number) => `The home page’s own carousel, ${px} px wide`,
}

export const slideStrip = {
  heading: 'Slides',
  count: (count: number, max: number, seconds: number) => `${count} of ${max}, one round takes ${seconds} s`,
  add: 'Add slide',
  atMost: (max: number) => `A carousel has at most ${max} slides: delete one first.`,
}

export const slideTile = {
  noTitle: 'No title yet',
  drag: 'Drag to change the order',
  videoInWork: 'Preparing video',
  videoReady: 'Video ready',
  videoFailed: 'Video not made',
  toFix: (count: number) => `${count} to fix`,
  isNew: 'New',
  isChanged: 'Changed',
  lacks: (language: Language) => `No ${languageName(language)}`,
}

export const stripActions = {
  label: (slide: number) => `Slide ${slide}`,
  earlier: 'Earlier',
  isFirst: 'This is the first slide.',
  later: 'Later',
  isLast: 'This is the last slide.',
  duplicate: 'Duplicate',
  duplicated: (slide: number) => `Slide ${slide} is a copy, with the video.`,
  remove: 'Delete',
  isOnly: 'The only slide cannot be deleted.',
  deleted: (slide: number, title: string) =>
    title ? `Slide ${slide}, ${title}, was deleted.` : `Slide ${slide} was deleted.`,
  moved: (place: number, count: number) => `Moved to position ${place} of ${count}.`,
}

export const studioPanel = {
  slide: (number: number) => `Slide ${number}`,
  slides: (count: number) => `of ${count}`,
  tabs: 'How to edit',
  form: 'Form',
  text: 'Text',
  /** Named in the notice when it could not be loaded. */
  textView: 'The text view',
}

export const howItWorks = {
  heading: 'How this works',
  edit: 'Pick a slide, then change its words, poster, or video. The preview updates as you go.',
  drop: 'Drop a picture or a video on its place in the form, or on a slide. Nothing is uploaded.',
  save: 'Save when it looks right, and pass it on. Visitors see it once the person who looks after the website has put it online.',
  dismiss: 'Got it',
}

export const liveChanged = {
  heading: 'The live carousel has changed since you started this draft.',
  explanation: 'Your changes are now compared with the new version.',
  reset: 'Reset to the live version',
  keep: 'Keep my draft',
}

export const problemList = {
  /** "Three things to fix in slide 4"; without a slide if several have problems. */
  heading: (count: number, slide: number | null) => {
    const things = plural(count, { one: 'One thing to fix', other: `${numberWord(count)} things to fix` })
    return slide === null ? things : `${things} in slide ${slide}`
  },
  inSlide: (slide: number, problem: string) => `Slide ${slide}: ${problem}`,
}

export const slideForm = {
  words: 'Show the texts in',
  labelIn: (label: string, language: string) => `${label} in ${language}`,
  wordsHint: (first: string) => `An empty field shows its text in ${first}.`,
  title: { label: 'Title', placeholder: 'Two or three words' },
  line: { label: 'Line', placeholder: 'One sentence below the title' },
  // An example would look like a text that is there.
  button: { label: 'Button', placeholder: 'One or two words' },
  page: 'Links to',
  secondLink: { label: 'Second link', placeholder: 'Optional' },
  secondPage: 'Second link leads to',
  noSecondLink: 'No second link',
  language: 'Language of the slide',
  titleLanguage: 'Language of the title',
  asSlide: 'Like the slide',
  languagesHint: 'So that screen readers pronounce them correctly.',
}

export const slideField = {
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
  revertField: (label: string) => `Revert ${lowered(label)}`,
}

export const textTab = {
  hint: 'The slides of the form as they are saved. A file that you open replaces them; Undo restores them.',
  copy: 'Copy',
  download: 'Download carousel.json',
  downloading: 'carousel.json is being downloaded.',
  open: 'Open a carousel.json…',
  file: 'A carousel.json',
  opened: (name: string) => `${name} was opened, in place of the draft.`,
  notOpened: (name: string) => `${name} was not opened: the draft stays as it was.`,
  leftOut: 'To fix in the file:',
  problem: (line: number, summary: string, advice: string) => `Line ${line}: ${summary} ${advice}`,
}

const fields = {
  title: 'title',
  line: 'line',
  'button.text': 'button',
  'button.href': 'page',
  'secondLink.text': 'second link',
  'secondLink.href': 'page of the second link',
  language: 'language',
  titleLanguage: 'title’s language',
  poster: 'poster',
  focus: 'point that phones keep',
  video: 'video',
}

type TextName = 'title' | 'line' | 'button.text' | 'secondLink.text'
type FieldName = keyof typeof fields | `${TextName}.${Language}`

/** `line`, or `Spanish line` for `line.es`. */
function fieldName(field: FieldName): string {
  if (isKeyOf(fields, field)) return fields[field]
  const [, name = '', language = ''] = /(.+)\.(.+)/.exec(field) ?? []
  return `${languageName(language)} ${isKeyOf(fields, name) ? fields[name] : name}`
}

/** The changes of a draft. They begin in lower case, because a list of them may follow other words. */
export const changeTexts = {
  order: 'order of the slides',
  isNew: (slide: number) => `new slide ${slide}`,
  deleted: (title: string) => `${title} deleted`,
  deletedUntitled: (slide: number) => `slide ${slide} deleted`,
  changed: (names: readonly FieldName[], slide: number) =>
    `${listOf(names.map(fieldName))} of slide ${slide}`,
  count: (count: number) => plural(count, { one: '1 change', other: `${count} changes` }),
  /** "line and video of slide 1, new slide 4 and 2 more" */
  list: (changes: readonly string[], more: number) =>
    `${changes.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  /** Of a single change, as a title. */
  title: (change: string) => capitalized(change),
}

export const changesMenu = {
  remove: 'Remove',
  revert: 'Revert',
  reverted: (change: string) => `${change}: reverted.`,
  discardAll: (count: number) => (count === 1 ? 'Discard it' : count === 2 ? 'Discard both' : 'Discard all'),
  liveSlide: (number: number) => `Live now: slide ${number}`,
  liveOrder: 'Live now: the previous order',
  liveText: (text: string) => `Live now: ${text || 'same as the slide'}`,
  across: (percent: number) => `${percent}% across`,
  liveNone: 'Live now: none',
  liveFiles: (names: readonly string[]) => `Live now: ${listOf(names) || 'none'}`,
}

/** Shown in the preview for texts that a slide lacks. */
export const placeholders = {
  title: 'Title',
  line: 'The line below it',
  button: 'Button',
  secondLink: 'Second link',
  label: (number: number) => `Slide ${number}`,
}

export const copyTitle = (title: string, n: number) => `${title} (copy${n > 1 ? ` ${n}` : ''})`

export const folderGone = 'The folder is no longer there. Save again to choose another one.'

export const otherFolder = (folder: string, file: string) =>
  `The folder “${folder}” has no ${file}. Choose public/carousel in the shop’s folder.`

export const lostFile = (name: string) => ({
  summary: `This browser no longer has \`${name}\`.`,
  advice: 'Choose the file again, and save before you reload or close the page.',
})

/** Why the studio refuses a file, and how to fix it. */
export const refusals = {
  unreadable: 'It could not be read. If it is a folder, choose the files in it.',
  unknown:
    'It is not a picture or a video that browsers know, nor a carousel.json. Use a JPEG, PNG, or WebP picture, or an MP4 or WebM video.',
  webPage: 'It is a web page (HTML): probably an error page was saved. Download the file again.',
  /** A second picture or video for a slide; `room` is how many slides can still be added. */
  noRoom: (room: number, max: number) =>
    `The slide takes one picture and one video. ${
      room === 0
        ? slideStrip.atMost(max)
        : `There is room for ${plural(room, { one: 'one more slide', other: `${room} more slides` })}: drop it on “${slideStrip.add}”.`
    }`,
  keepsPlace: (kind: 'poster' | 'video') =>
    `What the camera wrote into it, such as the place, could not be removed. Export it again${
      kind === 'video' ? ', or convert it with HandBrake, which is free' : ''
    }.`,
  notWebm: 'It is not a WebM video.',
  notShown: (what: string) =>
    `It is ${what}, which not every browser can show. Export it as JPEG, PNG, or WebP.`,
}

const withHandBrake = 'convert it to MP4 (H.264, 8 bits) with HandBrake, which is free'

/** How to convert a video on the machine on which the studio is open. */
export const convertHere = {
  android: `On this phone, turn off HEVC (H.265) in the camera’s settings and record it again; on a computer, ${withHandBrake}.`,
  mac: `On this Mac, open it in QuickTime Player and choose File, Export As, 1080p; or ${withHandBrake}.`,
  windows: `On this computer, open it in Clipchamp, which comes with Windows 11, and export it; or ${withHandBrake}.`,
  other: `On this computer, ${withHandBrake}.`,
}

/** What the studio has changed in an accepted file. */
export const fileNotes = {
  renamed: (name: string, ending: string) => `${name} is really a .${ending} file, and is saved as one.`,
  converted: (name: string, encoding: string) =>
    `${name} was saved as ${encoding}, and has been converted to UTF-8. Check its accents.`,
}
