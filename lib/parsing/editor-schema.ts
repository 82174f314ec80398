import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The schema that code editors use for a file. JSON Schema cannot express trimming or our custom checks. */
export function editorSchema(schema: GenericSchema): string {
  const json = toJsonSchema(schema, { typeMode: 'input', ignoreActions: ['trim', 'check'] })
  return `${JSON.stringify(json, null, 2)}\n`
}
