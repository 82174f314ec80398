// Checks marketing's folder and says, in plain words, all that is wrong with it.
import { createJiti } from 'jiti'

const { readCarousel } = await createJiti(import.meta.url, { alias: { '@': process.cwd() } }).import(
  '../lib/carousel/carousel-folder.ts',
)

try {
  const { carousel } = readCarousel(process.argv[2])
  console.log(`public/carousel is right: ${carousel.slides.map(({ title }) => title).join(', ')}.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
