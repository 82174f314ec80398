// Checks the settings and the files of marketing and of the shop, and prints every problem; warns about files that say
// where they were taken, and about laws and prices that have not been checked for long. With --write it also writes the JSON Schemas that editors use for these files.
import './plain-errors'
import './dot-env'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAROUSEL_FOLDER, readCarousel } from '@/lib/carousel/carousel-folder'
import { carouselSchema } from '@/lib/carousel/carousel-schema'
import { formatMonth } from '@/lib/config/dates'
import { carouselFolder, dueLaws } from '@/lib/content/carousel-check'
import { places } from '@/lib/content/facts/laws'
import { inLanguage } from '@/lib/content/words'
import { workshopCommand } from '@/lib/content/workshop-check'
import { isDue, monthOf, outdatedFrom } from '@/lib/films/laws'
import { namesWithPosition } from '@/lib/media/media-folder'
import { editorSchema } from '@/lib/parsing/files'
import { priceWarnings } from '@/lib/workshop/price-list'
import { hasWork, readWorkshop, workshopFile, workshopFolder } from '@/lib/workshop/workshop-folder'
import { workshopSchema } from '@/lib/workshop/workshop-schema'

const [folder = CAROUSEL_FOLDER] = process.argv.slice(2).filter((argument) => argument !== '--write')
const { carousel } = await readCarousel(hasWork(), folder)
console.log(carouselFolder.isValid(carousel.slides.map(({ title }) => inLanguage(title))))

const workshop = readWorkshop()
if (workshop) console.log(workshopCommand.isValid(workshopFile()))

for (const each of workshop ? [folder, workshopFolder()] : [folder])
  for (const name of namesWithPosition(each)) console.warn(carouselFolder.hasPosition(join(each, name)))

const now = new Date()
for (const warning of priceWarnings(workshop?.prices, workshopFile(), now)) console.warn(warning)

const due = places.filter(({ checkedOn }) => isDue(checkedOn, monthOf(now)))
if (due.length > 0) console.warn(dueLaws.heading)
for (const { name, checkedOn } of due)
  console.warn(dueLaws.row(name, formatMonth(checkedOn), formatMonth(outdatedFrom(checkedOn))))

if (process.argv.includes('--write')) {
  writeFileSync('public/carousel/carousel.schema.json', editorSchema(carouselSchema))
  writeFileSync('public/shop/shop.schema.json', editorSchema(workshopSchema))
}
