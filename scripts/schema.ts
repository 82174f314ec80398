// Writes the JSON Schemas that editors use for carousel.json and shop.json.
import { writeFileSync } from 'node:fs'
import { carouselSchema } from '@/lib/carousel/carousel-schema'
import { editorSchema } from '@/lib/parsing/editor-schema'
import { workshopSchema } from '@/lib/workshop/workshop-schema'

const schemas = {
  'public/carousel/carousel.schema.json': carouselSchema,
  'public/shop/shop.schema.json': workshopSchema,
}
for (const [file, schema] of Object.entries(schemas)) {
  writeFileSync(file, editorSchema(schema))
  console.log(`Wrote ${file}.`)
}
