// After a change of a color in app/styles/_values.scss or of lib/config/icons.ts: rewrites the files that follow from it.
import { readFileSync, writeFileSync } from 'node:fs'
import { brandFiles } from './brand/brand-files'

for (const [file, content] of await brandFiles()) {
  if (readFileSync(file).equals(Buffer.from(content))) continue
  writeFileSync(file, content)
  console.log(`Wrote ${file}.`)
}
