// Checks marketing's folder and prints every problem in plain words.
import { readCarousel } from '@/lib/carousel/carousel-folder'

const { carousel } = readCarousel(process.argv[2])
console.log(`public/carousel is right: ${carousel.slides.map(({ title }) => title).join(', ')}.`)
