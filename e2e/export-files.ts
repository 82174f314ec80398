import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, filesIn } from '../scripts/export/html'

export const readIn = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** The HTML of a route. */
export const pageIn = (folder: string, route: string) => readIn(folder, fileOf(folder, route))

/** The HTML files of an export. */
export const pagesIn = (folder: string) => filesIn(folder).filter((file) => file.endsWith('.html'))
