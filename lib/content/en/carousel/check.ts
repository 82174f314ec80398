// What the check of public/carousel says, in the studio, in `npm run content` and in every build: what is wrong, and
// how to fix it, for people who do not know JSON.
import { anyOf, plural } from '@/lib/config/grammar'
import { formatNumber } from '@/lib/config/language'
import { numberWord } from '@/lib/content/number-words'

type Message = { summary: string; advice: string }

const startAgain = 'Begin with the carousel.json that came with the shop.'
const compare = 'Compare the line with the others.'
const backslash: Message = {
  summary: 'a text contains a backslash or a tab that is not allowed here',
  advice: 'Remove the backslash or the tab.',
}
const unclosed = (bracket: string): Message => ({
  summary: `the file ends before a closing \`${bracket}\``,
  advice: `Add \`${bracket}\` where it is missing, most likely at the end.`,
})

/** Syntax errors. They follow the number of the line and a colon. */
export const jsonErrors = {
  endOfFile: 'the end of the file',
  tooLong: (characters: number): Message => ({
    summary: `the file is longer than ${formatNumber(characters)} characters`,
    advice: startAgain,
  }),
  empty: { summary: 'the file is empty', advice: startAgain },
  tooDeep: { summary: 'lists and objects are nested too deeply', advice: startAgain },
  twice: (name: string): Message => ({
    summary: `"${name}" appears twice`,
    advice: 'Remove one of the two.',
  }),
  commaTooMany: (found: string): Message => ({
    summary: `there is an extra comma before ${found}`,
    advice: 'Remove that comma.',
  }),
  commaMissing: (found: string, line: number): Message => ({
    summary: `a comma is missing before ${found}`,
    advice: `It belongs at the end of line ${line}.`,
  }),
  curlyQuotes: {
    summary: 'texts need straight quotation marks, "like this"',
    advice: 'Replace the curly or single ones.',
  },
  quoteInText: (found: string): Message => ({
    summary: `a quotation mark inside a text is written \\", or a comma is missing before ${found}`,
    advice: 'Use “curly” quotation marks inside a text, and straight ones around it.',
  }),
  unexpected: (found: string): Message => ({
    summary: `${found} does not belong here, or quotation marks are missing around it`,
    advice: compare,
  }),
}

/** The other syntax errors, by their names in jsonc-parser. */
export const jsonErrorsByCode: Readonly<Record<string, (found: string) => Message>> = {
  PropertyNameExpected: (found) => ({
    summary: `expected a name in quotation marks, found ${found}`,
    advice: compare,
  }),
  ColonExpected: (found) => ({
    summary: `a colon is missing before ${found}`,
    advice: 'Write "name": "value".',
  }),
  ValueExpected: (found) => ({ summary: `a value is missing before ${found}`, advice: compare }),
  CloseBraceExpected: () => unclosed('}'),
  CloseBracketExpected: () => unclosed(']'),
  EndOfFileExpected: (found) => ({
    summary: `expected the end of the file, found ${found}`,
    advice: 'Remove the rest.',
  }),
  InvalidCommentToken: () => ({
    summary: 'comments are not allowed in this file',
    advice: 'Remove the comment.',
  }),
  UnexpectedEndOfString: () => ({
    summary: 'a text has no closing quotation mark',
    advice: 'Add " at the end of the text.',
  }),
  UnexpectedEndOfNumber: (found) => ({ summary: `${found} is not a complete number`, advice: compare }),
  InvalidCharacter: () => backslash,
  InvalidEscapeCharacter: () => backslash,
  InvalidUnicode: () => backslash,
}

/** The everyday name of a field, and the advice for filling it in. */
export type FieldTexts = { noun: string; give: string }

type Limits = {
  slides: number
  title: number
  line: number
  button: number
  secondLink: number
  posterWidth: number
  posterSize: string
  videoSize: string
}

export const fieldTexts = (limits: Limits): Readonly<Record<string, FieldTexts>> => ({
  '': {
    noun: 'file',
    give: 'Begin with { "slides": [ and end with ] }, as in the file that came with the shop.',
  },
  slides: { noun: 'list of slides', give: `Add 1 to ${limits.slides} slides.` },
  slide: { noun: 'slide', give: 'Write the slide between { and }, like the others.' },
  title: { noun: 'title', give: `Give the slide a title of 1 to ${limits.title} characters.` },
  line: { noun: 'line', give: `Give the slide a line of 1 to ${limits.line} characters.` },
  language: { noun: 'language of the slide', give: 'Choose one of the languages.' },
  titleLanguage: { noun: 'language of the title', give: 'Choose one of the languages, or leave it out.' },
  button: { noun: 'button', give: 'Give the slide a button with a "text" and an "href".' },
  'button.text': {
    noun: 'button’s text',
    give: `Give the button a text of 1 to ${limits.button} characters.`,
  },
  'button.href': { noun: 'button’s page', give: 'Choose the page that the button leads to.' },
  secondLink: {
    noun: 'second link',
    give: 'Give the second link a "text" and an "href", or leave it out.',
  },
  'secondLink.text': {
    noun: 'second link’s text',
    give: `Give the second link a text of 1 to ${limits.secondLink} characters.`,
  },
  'secondLink.href': { noun: 'second link’s page', give: 'Choose the page that the second link leads to.' },
  poster: {
    noun: 'poster',
    give: `Add a poster: a 16:9 picture, at least ${limits.posterWidth} px wide, up to ${limits.posterSize}.`,
  },
  video: {
    noun: 'video',
    give: `Add a video: a list of one or two files, MP4 or WebM, up to ${limits.videoSize} each.`,
  },
})

/** Values that the schema rejects. */
export const valueTexts = {
  otherField: (name: string): FieldTexts => ({ noun: `\`${name}\``, give: 'Remove it.' }),
  notAField: (name: string) => `\`${name}\` is not a field.`,
  oneOfFields: (names: readonly string[]) => `Remove it, or use one of ${anyOf(names)}.`,
  missing: ({ noun, give }: FieldTexts): Message => ({ summary: `The ${noun} is missing.`, advice: give }),
  invalid: ({ noun, give }: FieldTexts, value: string): Message => ({
    summary: `The ${noun} cannot be ${value}.`,
    advice: give,
  }),
  aList: 'a list',
  anObject: 'an object',
  tooLong: (noun: string, length: number, limit: number): Message => ({
    summary: `The ${noun} is ${length} characters long; the limit is ${limit}.`,
    advice: `Shorten the ${noun} by ${plural(length - limit, { one: '1 character', other: `${length - limit} characters` })}: the limit is ${limit}.`,
  }),
  sameKind: (noun: string): Message => ({
    summary: `The ${noun} has too many files of one kind.`,
    advice: 'Keep one WebM and one MP4 at most.',
  }),
  html: (noun: string): Message => ({
    summary: `The ${noun} contains < or >.`,
    advice: `Remove < and > from the ${noun}: it is plain text, and HTML does not work there.`,
  }),
  fileName: (name: string): Message => ({
    summary: `\`${name}\` is not the name of a file in public/carousel.`,
    advice: 'Use only a to z, digits, - and _ in a file’s name, without folders or spaces.',
  }),
  noPage: (value: string) => `The site has no page ${value}.`,
  noLanguage: (value: string) => `${value} is not one of the languages.`,
  oneOf: (options: readonly string[]) => `Choose one of ${anyOf(options)}.`,
  tooManySlides: (count: number, limit: number): Message => ({
    summary: `There are ${count} slides; the limit is ${limit}.`,
    advice: plural(count - limit, { one: 'Delete one slide.', other: `Delete ${count - limit} slides.` }),
  }),
}

export const didYouMean = (name: string | null, otherwise: string) =>
  name === null ? otherwise : `Did you mean \`${name}\`?`

/** A title or a video that an earlier slide has. */
export const duplicateTexts = {
  title: (slide: number, title: string): Message => ({
    summary: `Slide ${slide} already has the title “${title}”.`,
    advice: `Give each slide its own title: slide ${slide} already has this one.`,
  }),
  video: (slide: number, name: string): Message => ({
    summary: `Slide ${slide} already shows \`${name}\`.`,
    advice: `Choose another video: slide ${slide} already shows this one.`,
  }),
}

const types: Readonly<Record<string, string>> = {
  'text/html': 'a web page (HTML)',
  'video/mp4': 'an MP4 video',
  'video/webm': 'a WebM video',
  'video/quicktime': 'a QuickTime video',
  'video/matroska': 'a Matroska video',
  'video/avi': 'an AVI video',
  'image/jpeg': 'a JPEG picture',
  'image/png': 'a PNG picture',
  'image/webp': 'a WebP picture',
  'image/avif': 'an AVIF picture',
  'image/heic': 'a HEIC picture',
  'image/gif': 'a GIF picture',
}
const recordings = {
  hevc: 'recorded in HEVC (H.265)',
  dolbyVision: 'recorded in Dolby Vision (HEVC)',
  mpeg4: 'recorded in MPEG-4 Visual',
  unusual: 'recorded in an unusual format',
}
const nouns = { video: 'video', poster: 'poster', copy: 'lighter copy of the poster' }
type Kind = keyof typeof nouns

const fileOrIt = (name: string | null) => (name === null ? 'It' : `\`${name}\``)
const inWords = (times: number) => numberWord(times).toLowerCase()
const damaged = 'The picture is damaged: export it again.'
const larger = (width: number) => `Use a 16:9 picture, at least ${width} px wide, ideally 1600 × 900 px.`

/** Posters and videos. */
export const mediaTexts = {
  typeName: (type: string | null) => types[type ?? ''] ?? 'a file of an unknown type',
  notInFolder: (name: string) => `\`${name}\` is not in public/carousel.`,
  addOrCorrect: 'Add the file, or correct its name.',
  otherEnding: (kind: Kind, name: string, endings: readonly string[]): Message => ({
    summary: `\`${name}\` is not ${kind === 'video' ? 'a video' : 'a picture'}, judging by its name.`,
    advice: `Choose a file whose name ends with ${anyOf(endings)}.`,
  }),
  otherType: (name: string, really: string, named: string) =>
    `\`${name}\` is ${really}, not ${named} as its name says.`,
  errorPage: 'Probably an error page was saved: download the file again.',
  otherFormat: 'Export the file again in the right format.',
  rename: (name: string) => `Rename it to ${name}, here and in the folder.`,
  incomplete: (name: string | null): Message => ({
    summary: `${fileOrIt(name)} is incomplete.`,
    advice: 'Export it again, or download it again.',
  }),
  recording: (codec: keyof typeof recordings) => recordings[codec],
  notPlayed: (name: string | null, what: string): Message => ({
    summary: `${fileOrIt(name)} is ${what}, which many browsers do not play.`,
    advice: 'Export it as MP4 (H.264), or convert it with HandBrake, which is free.',
  }),
  tooHeavy: (kind: Kind, size: string, limit: string) =>
    `The ${nouns[kind]} is ${size}; the limit is ${limit}.`,
  lighterPicture: 'The picture is too large. Export it as a JPEG of lower quality, 1600 × 900 px.',
  lighterVideo: 'This video is too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.',
  muchLighterVideo: (times: number) =>
    `This video is ${inWords(times)} times too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.`,
  shorterAndLighterVideo: (times: number) =>
    `You can preview this video, but it is ${inWords(times)} times too large to save. Cut it to 5 or 6 seconds and export it at 1280 × 720 px.`,
  damaged,
  unreadable: (kind: Kind): Message => ({ summary: `The ${nouns[kind]} cannot be opened.`, advice: damaged }),
  tooSmall: (kind: Kind, size: string, least: number): Message => ({
    summary: `The ${nouns[kind]} is ${size}.`,
    advice: `It is too small. ${larger(least)}`,
  }),
  otherShape: (kind: Kind, size: string) => `The ${nouns[kind]} is ${size}, not 16:9.`,
  tooSmallToCrop: (width: number, least: number) =>
    `The largest 16:9 part of it is only ${width} px wide. ${larger(least)}`,
  cropHeight: (kind: Kind, px: number, size: string) =>
    `The ${nouns[kind]} has to be 16:9. The studio can cut ${px} px off the top and bottom, or you can export it at ${size}.`,
  cropWidth: (kind: Kind, px: number, size: string) =>
    `The ${nouns[kind]} has to be 16:9. The studio can cut ${px} px off the left and right, or you can export it at ${size}.`,
}

/** Where a problem is. */
export const placeTexts = {
  line: (line: number) => `line ${line}`,
  slide: (number: number, title: string) => (title === '' ? `slide ${number}` : `slide ${number} (${title})`),
}

/** What code editors show for the fields of carousel.json. */
export const editorHints = {
  carousel: 'The home page’s carousel',
  slides: 'The slides, in the order in which they are shown.',
  title: 'The large text.',
  titleLanguage: 'The title’s language, if it is not the slide’s.',
  line: 'The one line below the title.',
  language: 'The slide’s language.',
  buttonText: 'The text on the button.',
  href: 'The page that the button leads to.',
  secondLink: 'A second link next to the button. It may be left out.',
  secondLinkText: 'The text of the second link.',
  secondLinkHref: 'The page or the tool that the second link leads to.',
  poster: (width: number, limit: string) =>
    `A 16:9 picture in this folder, at least ${width} px wide, at most ${limit}. Smaller copies are used automatically: for ppf.jpg these are ppf.avif, ppf-800.avif and ppf-800.jpg.`,
  video: (limit: string) => `One or two files in this folder, WebM first, at most ${limit} each.`,
}
