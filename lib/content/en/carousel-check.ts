// What the check of public/carousel says, in the studio, in `npm run content` and in every build: what is wrong, and
// how to fix it, for people who do not know JSON.

import type { Route } from 'next'
import { workRoute } from '@/lib/content/facts/site'
import type { FieldTexts, Message } from '@/lib/content/json'
import type { PageRoute } from '@/lib/content/pages'
import { pageLinks, productLinks } from '@/lib/content/site'
import { anyOf, detailsOf, listOf, plural } from '@/lib/content/words'

type Limits = {
  slides: number
  title: number
  line: number
  button: number
  secondLink: number
  posterWidth: number
  posterSize: string
  focusStep: number
  videoSize: string
}

/** The fields of carousel.json by their names: what each is called, and what belongs there. */
export const fieldTexts = (limits: Limits) =>
  ({
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
    focus: {
      noun: 'focus',
      give: `Write a number from 0 (left) to 100 (right) in steps of ${limits.focusStep}, or leave it out.`,
    },
    video: {
      noun: 'video',
      give: `Add a video: a list of one or two files, MP4 or WebM, up to ${limits.videoSize} each; or leave it out.`,
    },
  }) satisfies Record<string, FieldTexts>

/** The pages for visitors and the films' tools, to which a slide may lead, and their names in the studio. Not every site has /work. */
export const slidePages = [
  { href: '/', label: 'Home' },
  { href: '/shop', label: 'Shop' },
  ...productLinks,
  { href: '/marine-film', label: 'Marine Film' },
  { href: '/appointment', label: 'Your visit' },
  ...pageLinks,
  { href: workRoute, label: 'Our work' },
  { href: '/registro', label: 'Request an account' },
  { href: '/login', label: 'Sign in' },
  { href: '/ppf#tool', label: 'Tool: panels of a car' },
  { href: '/window-film#tool', label: 'Tool: tint of a window' },
  { href: '/marine-film#tool', label: 'Tool: film on a hull' },
] as const satisfies readonly { href: Route | `${PageRoute}#tool`; label: string }[]

/** Values that the schema rejects. */
export const valueTexts = {
  sameKind: (noun: string): Message => ({
    summary: `The ${noun} has too many files of one kind.`,
    advice: 'Keep one WebM and one MP4 at most.',
  }),
  noPage: (value: string) => `The site has no page ${value}.`,
  noWork: {
    summary: 'The site has no page /work, because shop.json has no pairs of pictures.',
    advice: 'Choose another page, or ask the person who looks after the website to add pairs.',
  } satisfies Message,
  noLanguage: (value: string) => `${value} is not one of the languages.`,
  tooManySlides: (count: number, limit: number): Message => ({
    summary: `There are ${count} slides; the limit is ${limit}.`,
    advice: plural(count - limit, { one: 'Delete one slide.', other: `Delete ${count - limit} slides.` }),
  }),
}

/** A title that an earlier slide has. */
export const duplicateTitle = (slide: number, title: string): Message => ({
  summary: `Slide ${slide} already has the title “${title}”.`,
  advice: `Give each slide its own title: slide ${slide} already has this one.`,
})

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
  deepColor: 'recorded in H.264 with 10 bits or 4:2:2',
  unusual: 'recorded in an unusual format',
}
const nouns = { video: 'video', poster: 'poster', copy: 'lighter copy of the poster' }
type Kind = keyof typeof nouns
/** The studio cuts a video only where the browser can encode one. */
const studios = { video: 'In most browsers the studio', poster: 'The studio', copy: 'The studio' }

const fileOrIt = (name: string | null) => (name === null ? 'It' : `\`${name}\``)
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
  empty: (name: string | null): Message => ({
    summary: `${fileOrIt(name)} is empty: it has 0 bytes.`,
    advice: 'Export it again, or download it again.',
  }),
  incomplete: (name: string | null): Message => ({
    summary: `${fileOrIt(name)} is incomplete.`,
    advice: 'Export it again, or download it again.',
  }),
  recording: (codec: keyof typeof recordings) => recordings[codec],
  notPlayed: (name: string | null, what: string): Message => ({
    summary: `${fileOrIt(name)} is ${what}, which many browsers do not play.`,
    advice: 'Export it as MP4 (H.264, 8 bits), or convert it with HandBrake, which is free.',
  }),
  tooHeavy: (kind: Kind, size: string, limit: string) =>
    `The ${nouns[kind]} is ${size}; the limit is ${limit}.`,
  lighterPicture: 'The picture is too large. Export it as a JPEG of lower quality, 1600 × 900 px.',
  lighterVideo: 'This video is too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.',
  /** "6 s and 1280 × 720 px are right; 4.3 Mbit/s is too much." */
  tooMuch: (right: readonly string[], wrong: readonly string[]) => {
    const excess = plural(wrong.length, {
      one: `${listOf(wrong)} is too much.`,
      other: `${listOf(wrong)} are too much.`,
    })
    if (right.length === 0) return excess
    return plural(right.length, {
      one: `${listOf(right)} is right; ${excess}`,
      other: `${listOf(right)} are right; ${excess}`,
    })
  },
  cut: (seconds: string) => `Cut it to ${seconds}.`,
  scale: (size: string) => `Export it at ${size}.`,
  slow: (bitrate: string) => `Export it with at most ${bitrate}.`,
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
    `The ${nouns[kind]} has to be 16:9. ${studios[kind]} can cut ${px} px off the top and bottom, or you can export it at ${size}.`,
  cropWidth: (kind: Kind, px: number, size: string) =>
    `The ${nouns[kind]} has to be 16:9. ${studios[kind]} can cut ${px} px off the left and right, or you can export it at ${size}.`,
}

export const checkTexts = { startAgain: 'Begin with the carousel.json that came with the shop.' }

/** Where a problem is. */
export const placeTexts = {
  slide: (number: number, title: string) => (title === '' ? `slide ${number}` : `slide ${number} (${title})`),
}

/** What `npm run content` and the build say about the folder. */
export const carouselFolder = {
  isValid: (titles: readonly string[]) => `public/carousel is valid: ${listOf(titles)}.`,
  isMissing: (file: string, folder: string) =>
    `${file} is not in ${folder}. Put it there, or correct the folder in CAROUSEL_FOLDER.`,
  hasPosition: (file: string) =>
    `Warning: ${file} says where it was taken, and every visitor can read that. Choose the file again in /preview, which removes the place, or export it without its location.`,
  isFolder: (file: string, folder: string) =>
    `${file} is a folder in ${folder}. Replace it with the file of that name.`,
  otherEncoding: (file: string) =>
    `${file} is not saved as UTF-8. Save it again with that encoding, or open it in /preview, which converts it.`,
}

/** What `npm run content` says about a language whose modules have English sentences. */
export const unfinishedLanguage = {
  modules: (language: string, modules: readonly { name: string; count: number }[]) => {
    const counts = modules.map(({ name, count }) => `${name} ${count}`)
    return `English sentences to translate into ${language}: ${detailsOf(counts)}.`
  },
}

/** What `npm run content` says about the light limits of places that have not been checked for long. */
export const dueLaws = {
  heading: 'Warning: check these rows of lib/content/facts/laws.ts again, and set their `checkedOn`:',
  row: (place: string, checkedOn: string, end: string) =>
    `  ${place}, checked in ${checkedOn}; its limits are hidden from ${end}.`,
}
