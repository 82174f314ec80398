// Checks the settings and the files of marketing and of the shop, and prints every problem; warns about files that say
// where they were taken, and about laws and prices that have not been checked for long; counts the sentences that a
// language still lacks. With --write it also writes the JSON Schemas that editors use for these files.
import './plain-errors'
import './dot-env'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAROUSEL_FOLDER, readCarousel } from '@/lib/carousel/carousel-folder'
import { carouselSchema } from '@/lib/carousel/carousel-schema'
import { formatMonth } from '@/lib/config/dates'
import { carouselFolder, dueLaws, unfinishedLanguage } from '@/lib/content/carousel-check'
import { siteLanguages } from '@/lib/content/facts/languages'
import { places } from '@/lib/content/facts/laws'
import { languageName } from '@/lib/content/studio'
import { inLanguage } from '@/lib/content/words'
import { workshopCommand } from '@/lib/content/workshop-check'
import { isDue, monthOf, outdatedFrom } from '@/lib/films/laws'
import { namesWithPosition } from '@/lib/media/media-folder'
import { editorSchema } from '@/lib/parsing/files'
import { priceWarnings } from '@/lib/workshop/price-list'
import { readWorkshop, workshopFile, workshopFolder } from '@/lib/workshop/workshop-folder'
import { workshopSchema } from '@/lib/workshop/workshop-schema'
import { untranslated } from './same-texts'

const [folder = CAROUSEL_FOLDER] = process.argv.slice(2).filter((argument) => argument !== '--write')

// Before the check, because the hints of an editor help with what it reports.
if (process.argv.includes('--write')) {
  writeFileSync('public/carousel/carousel.schema.json', editorSchema(carouselSchema))
  writeFileSync('public/shop/shop.schema.json', editorSchema(workshopSchema))
}

const problems: string[] = []

/** Both files are read before the command stops, so that one run names everything that has to be fixed. */
async function checked<Facts>(read: () => Facts | Promise<Facts>): Promise<Facts | undefined> {
  try {
    return await read()
  } catch (error) {
    // Any other kind is a bug.
    if (!(error instanceof Error) || error.constructor !== Error) throw error
    problems.push(error.message)
    return undefined
  }
}

const workshop = await checked(readWorkshop)
// A file with problems does not say whether the site has the page /work.
const hasWork = workshop === undefined || Boolean(workshop?.work.length)
const slides = (await checked(() => readCarousel(hasWork, folder)))?.carousel.slides
if (slides) console.log(carouselFolder.isValid(slides.map(({ title }) => inLanguage(title))))
if (workshop) console.log(workshopCommand.isValid(workshopFile()))
if (problems.length > 0) throw new Error(problems.join('\n'))

for (const language of siteLanguages.slice(1)) {
  const modules = await untranslated(language)
  if (modules.length > 0) console.log(unfinishedLanguage.modules(languageName(language), modules))
}

for (const each of workshop ? [folder, workshopFolder()] : [folder])
  for (const name of namesWithPosition(each)) console.warn(carouselFolder.hasPosition(join(each, name)))

const now = new Date()
for (const warning of priceWarnings(workshop?.prices, workshopFile(), now)) console.warn(warning)

const due = places.filter(({ checkedOn }) => isDue(checkedOn, monthOf(now)))
if (due.length > 0) console.warn(dueLaws.heading)
for (const { name, checkedOn } of due)
  console.warn(dueLaws.row(name, formatMonth(checkedOn), formatMonth(outdatedFrom(checkedOn))))
