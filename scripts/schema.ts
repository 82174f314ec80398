// Writes the JSON Schemas that editors use for carousel.json and shop.json.
import { writeFileSync } from 'node:fs'
import { EDITOR_SCHEMA_FILE, editorSchema } from '@/lib/carousel/check/editor-schema'
import { WORKSHOP_SCHEMA_FILE, workshopEditorSchema } from '@/lib/workshop/editor-schema'

const schemas = { [EDITOR_SCHEMA_FILE]: editorSchema(), [WORKSHOP_SCHEMA_FILE]: workshopEditorSchema() }
for (const [file, schema] of Object.entries(schemas)) {
  writeFileSync(file, schema)
  console.log(`Wrote ${file}.`)
}
