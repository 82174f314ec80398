// Checks the files of marketing and of the shop and prints every problem; warns about laws and prices that have not been
// checked for long.
import { readCarousel } from '@/lib/carousel/carousel-folder'
import { inLanguage } from '@/lib/config/file-text'
import { carouselFolder } from '@/lib/content/carousel/command'
import { workshopCommand } from '@/lib/content/workshop/check'
import { monthOf } from '@/lib/films/law-age'
import { priceWarnings } from '@/lib/workshop/price-age'
import { readWorkshop, workshopFile } from '@/lib/workshop/workshop-folder'
import { lawWarning } from './check/law-warning'

const { carousel } = readCarousel(process.argv[2])
console.log(carouselFolder.isValid(carousel.slides.map(({ title }) => inLanguage(title))))

const workshop = readWorkshop()
if (workshop) console.log(workshopCommand.isValid(workshopFile()))

const now = new Date()
for (const warning of [lawWarning(monthOf(now)), ...priceWarnings(workshop?.prices, workshopFile(), now)])
  if (warning) console.warn(warning)
