// Gives the drawings and the logo the colours of app/styles/_tokens.scss, and redraws the icon's pictures when it changed.
import { readFileSync, writeFileSync } from 'node:fs'
import { iconHash, iconPictures } from './brand/app-icons'
import { colourTokens } from './brand/colour-tokens'
import { drawingFiles, problemsOf, RECORD, readRecord, recolour } from './brand/drawings'

const before = readRecord()
const colours = colourTokens()
const problems = problemsOf(before.colours, colours)
if (problems.length > 0) throw new Error(problems.join('\n'))

for (const file of drawingFiles()) write(file, recolour(readFileSync(file, 'utf8'), before.colours, colours))
if (iconHash() !== before.icon)
  for (const [file, picture] of await iconPictures(colours)) write(file, picture)
write(RECORD, `${JSON.stringify({ colours, icon: iconHash() }, null, 2)}\n`)

function write(file: string, content: string | Buffer) {
  if (readFileSync(file).equals(Buffer.from(content))) return
  writeFileSync(file, content)
  console.log(`Wrote ${file}.`)
}
