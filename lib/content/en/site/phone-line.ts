import { site } from '@/lib/content/facts/site'

/** For what only the server renders: in the first script of every page, another module costs more than the word. */
export const phoneLine = `PBX ${site.phone}`
