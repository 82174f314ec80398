// Checks marketing's folder and prints every problem; warns about laws that have not been checked for long.
import { readCarousel } from '@/lib/carousel/carousel-folder'
import { carouselFolder } from '@/lib/content/carousel/command'
import { monthOf } from '@/lib/films/law-age'
import { lawWarning } from './check/law-warning'

const { carousel } = readCarousel(process.argv[2])
console.log(carouselFolder.isValid(carousel.slides.map(({ title }) => title)))

const warning = lawWarning(monthOf(new Date()))
if (warning) console.warn(warning)
