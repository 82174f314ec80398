import { toJsonSchema } from '@valibot/to-json-schema'
import { carouselSchema } from '@/lib/carousel/carousel-schema'

export const EDITOR_SCHEMA_FILE = 'public/carousel/carousel.schema.json'

/** The schema that code editors use for carousel.json. JSON Schema cannot express trimming or our custom check. */
export function editorSchema(): string {
  const schema = toJsonSchema(carouselSchema, { typeMode: 'input', ignoreActions: ['trim', 'check'] })
  return `${JSON.stringify(schema, null, 2)}\n`
}
