// Checks marketing's folder and prints every problem in plain words; warns about laws that nobody has checked for long.
import { readCarousel } from '@/lib/carousel/carousel-folder'
import { monthOf } from '@/lib/films/law-age'
import { lawWarning } from './law-warning'

const { carousel } = readCarousel(process.argv[2])
console.log(`public/carousel is right: ${carousel.slides.map(({ title }) => title).join(', ')}.`)

const warning = lawWarning(monthOf(new Date()))
if (warning) console.warn(warning)
