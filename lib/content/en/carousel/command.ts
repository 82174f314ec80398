import { listOf } from '@/lib/config/grammar'

/** What `npm run content` and the build say about the folder. */
export const carouselFolder = {
  isValid: (titles: readonly string[]) => `public/carousel is valid: ${listOf(titles)}.`,
  isMissing: (file: string, folder: string) => `${file} is not in ${folder}.`,
  isFolder: (file: string, folder: string) =>
    `${file} is a folder in ${folder}. Replace it with the file of that name.`,
  otherEncoding: (file: string) =>
    `${file} is not saved as UTF-8. Save it again with that encoding, or open it in /preview, which converts it.`,
}

/** What `npm run content` says about rows of the legal table that have not been checked for long. */
export const dueLaws = {
  heading:
    'Warning: check these rows of lib/content/facts/films/window-film/tint-laws.ts again, and set their `checkedOn`:',
  row: (place: string, checkedOn: string, end: string) =>
    `  ${place}, checked in ${checkedOn}; its limits are hidden from ${end}.`,
}
