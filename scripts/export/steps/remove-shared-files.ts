// Removes from a further language's export the files that the first one's, which has just been written, has too.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languagePath } from '@/lib/config/languages'
import { filesIn } from '../files'

/** Hosts read them at the root only, where they name every language. */
const AT_THE_ROOT = ['robots.txt', 'sitemap.xml']
/** Marketing's own page. */
const IN_ONE_LANGUAGE = ['preview', 'preview.html', 'preview.txt']

export function removeSharedFiles(folder: string, language: string) {
  removePublicFiles(folder)
  for (const name of [...AT_THE_ROOT, ...IN_ONE_LANGUAGE])
    rmSync(join(folder, name), { recursive: true, force: true })
  moveScripts(folder, folder.slice(0, -languagePath(language).length))
}

/** One by one, because a folder can have the name of a route: public/shop/ is exported next to the data of /shop. */
function removePublicFiles(folder: string) {
  for (const file of filesIn('public')) rmSync(join(folder, file), { force: true })
  for (const name of readdirSync('public')) {
    const path = join(folder, name)
    if (existsSync(path) && filesIn(path).length === 0) rmSync(path, { recursive: true })
  }
}

/** A file with the same hash in its name is the same. */
function moveScripts(folder: string, sharedFolder: string) {
  const from = join(folder, '_next')
  for (const file of filesIn(from)) {
    const to = join(sharedFolder, '_next', file)
    if (existsSync(to)) continue
    mkdirSync(dirname(to), { recursive: true })
    renameSync(join(from, file), to)
  }
  rmSync(from, { recursive: true })
}
