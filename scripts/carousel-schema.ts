// Writes the JSON Schema that editors use for carousel.json.
import { writeFileSync } from 'node:fs'
import { EDITOR_SCHEMA_FILE, editorSchema } from '@/lib/carousel/check/editor-schema'

writeFileSync(EDITOR_SCHEMA_FILE, editorSchema())
console.log(`Wrote ${EDITOR_SCHEMA_FILE}.`)
