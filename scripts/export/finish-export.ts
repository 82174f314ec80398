// The Next adapter: turns what `next build` has exported into the finished site.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { NextAdapter } from 'next'
import { type Environment, readEnvironment } from '@/lib/config/environment'
import { builtLanguages, languagePath } from '@/lib/content/facts/languages'
import { COPY_WIDTHS, copyName, readWorkshop, workshopFolder } from '@/lib/workshop/workshop-folder'
import { run, tool } from '../run'
import { addContentPolicy, addStructuredData, linkLanguages } from './head'
import { writeHostFiles } from './hosts'
import { assertNext, digestOf, filesIn, readExport, type SiteExport, writePages } from './html'
import { addEarlyScript, joinScripts, markForEagerCompilation } from './scripts'
import { writeServiceWorker } from './service-worker'

export const adapter: NextAdapter = {
  name: 'tersa-export',

  // Every language loads its scripts, styles and the font from the folder of the first, so that the shared ones exist once.
  // Next's own configuration cannot name the root: it reads an empty prefix as the base path.
  modifyConfig: (config) => ({ ...config, assetPrefix: config.env.BASE_PATH ?? '' }),

  async onBuildComplete({ config, outputs }) {
    // Matched by id, because the pathname includes the base path.
    const home = outputs.staticFiles.find(({ id }) => /^\/?index\.html$/.test(id))
    assertNext(home, 'The export has no index.html.')
    const environment = readEnvironment(config.env)
    await finishExport(dirname(home.filePath), environment)
    if (!environment.SITE_LANGUAGE)
      for (const language of builtLanguages(environment.LANGUAGES).slice(1)) buildLanguage(language)
  },
}

/** The steps from Next's export to the finished site, in order. */
async function finishExport(folder: string, environment: Environment) {
  if (environment.SITE_LANGUAGE) removeSharedFiles(folder, environment.SITE_LANGUAGE)
  const site = readExport(folder, environment)
  if (!environment.SITE_LANGUAGE) removeEmptySitemap(site)
  joinScripts(site)
  addStructuredData(site)
  linkLanguages(site)
  markForEagerCompilation(site)
  await addEarlyScript(site)
  // The policy names the hash of each inline script, so no page changes after this step.
  addContentPolicy(site)
  writePages(site)
  if (!environment.SITE_LANGUAGE) await copyWorkPictures(site)
  await writeServiceWorker(site)
  if (!environment.TEST_BUILD) await compressFiles(site.sharedFolder)
  if (!environment.SITE_LANGUAGE) writeHostFiles(site)
}

/** Builds the same code with the texts of another language, into its folder of the export. */
function buildLanguage(language: string): void {
  console.log(`Building the pages in ${language}.`)
  if (run(tool.next, ['build'], { env: { ...process.env, SITE_LANGUAGE: language } }) !== 0)
    throw new Error(`The pages in ${language} could not be built.`)
}

// Removes from a further language's export the files that the first one's, which has just been written, has too.

/** Hosts read them at the root only, where they name every language. */
const AT_THE_ROOT = ['robots.txt', 'sitemap.xml']
/** Marketing's own page. */
const IN_ONE_LANGUAGE = ['preview', 'preview.html', 'preview.txt']

function removeSharedFiles(folder: string, language: string) {
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

// Removes the sitemap of a site whose URL is not configured: search engines report an empty one as an error.

export function removeEmptySitemap({ folder, environment }: SiteExport) {
  if (environment.NEXT_PUBLIC_SITE_URL) return
  console.log('NEXT_PUBLIC_SITE_URL is not set: no canonical URLs, no sharing images, no sitemap.')
  const sitemap = join(folder, 'sitemap.xml')
  assertNext(existsSync(sitemap), 'The export has no sitemap.xml.')
  rmSync(sitemap)
}

// Copies the pictures of the shop's own work, and makes lighter copies of them.

async function copyWorkPictures({ folder }: SiteExport) {
  const work = readWorkshop()?.work ?? []
  if (work.length === 0) return
  // Loaded only when needed: its binary depends on the system, and a build without such pictures needs none.
  const { default: sharp } = await import('sharp')
  for (const { file } of work.flatMap(({ before, after }) => [before, after])) {
    const source = join(workshopFolder(), file)
    const target = join(folder, 'shop')
    mkdirSync(target, { recursive: true })
    if (!existsSync(join(target, file))) copyFileSync(source, join(target, file))
    for (const width of COPY_WIDTHS)
      await sharp(source)
        .rotate()
        .resize({ width })
        .webp({ quality: 75 })
        .toFile(join(target, copyName(file, width)))
  }
}

// Writes a brotli and a gzip copy next to each text file that has none, for hosts that serve precompressed files.

const TEXT = /\.(html|css|js|txt|json|svg|xml|webmanifest)$/

async function compressFiles(folder: string) {
  // Next exports much of the data for client navigation twice.
  const copies = new Map<string, ReturnType<typeof compress>>()
  await Promise.all(
    filesIn(folder)
      .filter((file) => TEXT.test(file) && !existsSync(join(folder, `${file}.br`)))
      .map(async (file) => {
        const path = join(folder, file)
        const text = await readFile(path)
        const digest = digestOf(text)
        const copy = copies.get(digest) ?? compress(text)
        copies.set(digest, copy)
        const [brotli, gzipped] = await copy
        await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
      }),
  )
}

const compress = (text: Buffer) =>
  Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: 9 }),
  ])
