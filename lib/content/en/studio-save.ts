// What the studio says once the slides are saved, and about files that no slide uses.
import type { Language } from '@/lib/content/facts/languages'
import { numberWord } from '@/lib/content/language'
import { languageName } from '@/lib/content/studio'
import { listOf, plural } from '@/lib/content/words'

const theseFiles = (count: number) =>
  plural(count, { one: 'this file', other: `these ${numberWord(count).toLowerCase()} files` })

export const savedDialog = {
  folder: 'Saved. Now pass it on',
  zip: 'Downloaded. Now pass it on',
  intro:
    'Visitors still see the old carousel. The person who looks after the website puts the new one online.',
  failed: 'Nothing was saved',
  couldNotWrite: 'The browser could not write the files.',
  orZip: 'Or download the changes as a zip, which you can pass on.',
  lacks: (slides: readonly number[], language: Language) => {
    const [name, numbers] = [languageName(language), listOf(slides.map(String))]
    return plural(slides.length, {
      one: `Slide ${numbers} lacks texts in ${name}: the ${name} site shows them in their own language.`,
      other: `Slides ${numbers} lack texts in ${name}: the ${name} site shows them in their own language.`,
    })
  },
  back: 'Back to the studio',
}

export const passOn = {
  done: 'Done',
  inFolder: (folder: string) => `Saved in the folder “${folder}”`,
  inDownloads: (zip: string) => `${zip} is in your downloads`,
  newFile: (size: string) => `new, ${size}`,
  changedFile: (size: string) => `changed, ${size}`,
  heading: 'Send it to the person who looks after the website',
  share: 'Everything in one file, with a message that explains what to do.',
  send: 'Send it…',
  mail: (zip: string) =>
    `Your email app opens with this message. Attach ${zip} yourself: a page cannot do that.`,
  write: 'Write the email',
  copy: 'Copy the message',
  download: 'Download (.zip)',
  notSent: 'Nothing was sent. The file is still here: send it again, or download it.',
  sent: 'Passed on.',
  subject: 'New slides for the home page',
  /** `changes` is empty if only the text of the file has changed. */
  message: (count: number, changes: string) =>
    `Please put ${theseFiles(count)} into the folder public/carousel of the website and publish it as usual.${changes && ` New: ${changes}.`}`,
  look: 'Look at the home page',
  when: 'Once you hear that it is online: on a computer, and on a phone.',
  own: {
    summary: 'Do you look after the website yourself?',
    steps:
      'Open its project, put the files into the folder public/carousel, and publish as you always do. On GitHub: open that folder, choose “Add file”, then “Upload files”, drop them there, and press the green button below. The site updates itself, usually within a few minutes.',
    upload: 'Open the folder’s upload page on GitHub',
  },
}

export const unusedFiles = {
  summary: (count: number) =>
    plural(count, {
      one: 'One file is no longer used by any slide',
      other: `${count} files are no longer used by any slide`,
    }),
  names: (names: readonly string[]) =>
    plural(names.length, {
      one: `${listOf(names)}. It does no harm; delete it from public/carousel when you like.`,
      other: `${listOf(names)}. They do no harm; delete them from public/carousel when you like.`,
    }),
}
