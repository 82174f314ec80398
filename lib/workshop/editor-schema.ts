import { toJsonSchema } from '@valibot/to-json-schema'
import { workshopSchema } from './workshop-schema'

export const WORKSHOP_SCHEMA_FILE = 'public/shop/shop.schema.json'

/** The schema that code editors use for shop.json. JSON Schema cannot express trimming or our custom checks. */
export function workshopEditorSchema(): string {
  const schema = toJsonSchema(workshopSchema, { typeMode: 'input', ignoreActions: ['trim', 'check'] })
  return `${JSON.stringify(schema, null, 2)}\n`
}
