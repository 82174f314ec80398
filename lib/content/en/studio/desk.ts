import { listOf, plural } from '@/lib/config/grammar'
import { formatDate } from '@/lib/config/language'

/** "3 May at 14:07"; names the day even today, because the studio may stay open past midnight. */
const moment = (at: number) =>
  formatDate(new Date(at), { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

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
  inZip: (at: number) => `tersa-carousel.zip, ${moment(at)}. Visitors do not see it yet.`,
  inFolder: (at: number) => `In public/carousel since ${moment(at)}. Visitors do not see it yet.`,
  noChanges: 'No changes',
  sameAsLive: 'What you see is what visitors see.',
  folderIsBehind: 'The folder still has the version that you saved. Save again to replace it.',
  textChanged: 'Text changed',
  keepsNothing: 'This browser cannot keep your draft: save before you close the page.',
  doesNotKeep: (files: readonly string[]) =>
    `This browser does not keep ${listOf(files)}: save before you reload or close the page.`,
  kept: 'Kept in this browser. Visitors do not see the changes yet.',
  keptSince: (at: number) => `Kept in this browser since ${moment(at)}.`,
  /** "Slide 4 needs a title, a line, a button, a poster and a video." */
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
  lastValid: (at: number | null) =>
    at === null ? 'Last valid version' : `Last valid version, ${moment(at)}`,
  isEmpty: (slide: number) => `Slide ${slide} is still empty`,
  hasProblems: (slide: number) => `Slide ${slide} cannot go live like this`,
  width: (px: number) => `The home page’s own carousel, ${px} px wide`,
  dropTarget: (slide: number) => `Files go to slide ${slide}`,
  dropAnywhere: 'unless you drop them on another',
}
