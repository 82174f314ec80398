/** Shown in the preview for texts that a slide lacks. */
export const placeholders = {
  title: 'Title',
  line: 'The line below it',
  button: 'Button',
  secondLink: 'Second link',
  label: (number: number) => `Slide ${number}`,
}

export const copyTitle = (title: string) => `${title} (copy)`

export const otherFolder = (folder: string, file: string) =>
  `The folder “${folder}” has no ${file}. Choose public/carousel in the shop’s folder.`

export const lostFile = (name: string) => ({
  summary: `This browser no longer has \`${name}\`.`,
  advice: 'Choose the file again, and save before you reload or close the page.',
})

/** Why the studio refuses a file, and how to fix it. */
export const refusals = {
  unreadable: 'It could not be read. If it is a folder, choose the files in it.',
  unknown: 'It is neither a picture nor a video that browsers know. Use JPEG, PNG or WebP, and MP4 or WebM.',
  webPage: 'It is a web page (HTML): probably an error page was saved. Download the file again.',
  notShown: (what: string) =>
    `It is ${what}, which not every browser can show. Export it as JPEG, PNG or WebP.`,
  textHasError: 'The text of the carousel cannot be read: correct it first, then drop the file again.',
}

/** What the studio has changed in an accepted file. */
export const fileNotes = {
  renamed: (before: string, ending: string, after: string) =>
    `${before} is really a .${ending} file, so it is saved as ${after}.`,
  converted: (name: string, encoding: string) =>
    `${name} was saved as ${encoding}, and has been converted to UTF-8. Check its accents.`,
}
