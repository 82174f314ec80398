import { toJsonSchema } from '@valibot/to-json-schema'
import { carouselSchema } from './carousel-schema'

export const EDITOR_SCHEMA_FILE = 'public/carousel/carousel.schema.json'

/** For editors, to complete and check carousel.json. JSON Schema has no words for trimming and for our own check. */
export function editorSchema(): string {
  const schema = toJsonSchema(carouselSchema, { typeMode: 'input', ignoreActions: ['trim', 'check'] })
  return `${JSON.stringify(schema, null, 2)}\n`
}
