import { listOf, plural } from '@/lib/config/grammar'
import { numberWord } from '@/lib/content/number-words'

const whenSeen = 'Visitors see the new carousel when the site has been built again.'

export const savedDialog = {
  folder: { heading: 'Saved. Two steps to go', intro: whenSeen },
  zip: {
    heading: 'Downloaded. Three steps to go',
    intro: `tersa-carousel.zip is in your downloads. ${whenSeen}`,
  },
  failed: 'Nothing was saved',
  couldNotWrite: 'The browser could not write the files.',
  back: 'Back to the studio',
  home: 'Open the home page',
}

const theseFiles = (count: number) =>
  plural(count, { one: 'this file', other: `these ${numberWord(count).toLowerCase()}` })

export const nextSteps = {
  done: 'Done',
  areInFolder: 'The files are in public/carousel',
  putIntoFolder: 'Put the files into public/carousel',
  upload: (count: number) => ({
    before: 'Open the zip. On GitHub, go to ',
    link: 'the folder’s upload page',
    after: ` and drop ${theseFiles(count)} there:`,
  }),
  uploadByHand: (count: number) =>
    `Open the zip. On GitHub, go to the folder, choose “Add file”, “Upload files”, and drop ${theseFiles(count)} there:`,
  newFile: (size: string) => `new, ${size}`,
  changedFile: (size: string) => `changed, ${size}`,
  commit: 'Commit them',
  inDesktop: 'In GitHub Desktop: paste this text as the summary, press Commit, then Push.',
  onGitHub: 'Paste this text into the box below the files and press “Commit changes”.',
  copy: 'Copy',
  copyWords: 'Copy the text',
  build: 'The site builds itself',
  wait: 'This usually takes a few minutes. Then check the home page, on a phone too.',
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
  remove: 'Delete from the folder',
  deleted: 'Deleted.',
  areDeleted: 'The files that no slide uses any more have been deleted.',
  failed: 'The browser could not delete all of them. Delete them from the folder yourself.',
}
