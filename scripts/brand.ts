// Gives the drawings and the logo the colours of app/styles/_values.scss, and redraws the icon's pictures when it changed.
// With a colour, npm run brand -- '#803712' first derives the shades of the brand from it and writes them there.
import { readFileSync, writeFileSync } from 'node:fs'
import { site } from '@/lib/content/facts/site'
import { iconHash, iconPictures } from './brand/app-icons'
import { shadeLines } from './brand/colour'
import { colourTokens, TOKENS, withColours } from './brand/colour-tokens'
import { deriveShades } from './brand/derive-shades'
import {
  drawingFiles,
  LOGOS,
  labelled,
  RECORD,
  readRecord,
  recolour,
  recolouringProblems,
} from './brand/drawings'

const [colour] = process.argv.slice(2)
const before = readRecord()
const shades = colour === undefined ? {} : deriveShades(colour)
const colours = { ...colourTokens(), ...shades }
for (const line of shadeLines(before.colours, colours, process.stdout.isTTY)) console.log(line)
const problems = recolouringProblems(before.colours, colours)
if (problems.length > 0) throw new Error(problems.join('\n'))

write(TOKENS, withColours(readFileSync(TOKENS, 'utf8'), shades))
for (const file of drawingFiles()) write(file, recolour(readFileSync(file, 'utf8'), before.colours, colours))
for (const file of LOGOS) write(file, labelled(readFileSync(file, 'utf8'), site.name))
if (iconHash() !== before.icon)
  for (const [file, picture] of await iconPictures(colours)) write(file, picture)
write(RECORD, `${JSON.stringify({ colours, icon: iconHash() }, null, 2)}\n`)

function write(file: string, content: string | Buffer) {
  if (readFileSync(file).equals(Buffer.from(content))) return
  writeFileSync(file, content)
  console.log(`Wrote ${file}.`)
}
