import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { escaped } from '../export/escaped'
import type { Colours } from './colour'

/** Where drawings are; the sample catalogue's portraits and the icons have no brand colours. */
const FOLDERS = ['public/drawings', 'components/films/drawings']
export const LOGOS = ['public/logo-on-dark.svg', 'public/logo-on-light.svg', 'app/icon.svg']

/** The colours that the files were written with, so that the next change finds the token of each colour. */
export const RECORD = 'scripts/brand/written-with.json'

const record = v.object({ colours: v.record(v.string(), v.string()), icon: v.string() })

export const readRecord = () => v.parse(record, JSON.parse(readFileSync(RECORD, 'utf8')))

export function drawingFiles(): string[] {
  const drawings = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  return [...drawings.filter((file) => file.endsWith('.svg')), ...LOGOS]
}

/** Replaces each colour of `before` with that of the same token in `after`; other colours stay. */
export function recolour(svg: string, before: Colours, after: Colours): string {
  const byColour = new Map(Object.entries(before).map(([name, colour]) => [colour, after[name]]))
  return svg.replaceAll(/#[\da-f]{6}\b/gi, (colour) => byColour.get(colour.toLowerCase()) ?? colour)
}

/** Gives a logo the shop’s name; a drawing without a label stays as it is. */
export function labelled(svg: string, name: string): string {
  return svg.replace(/aria-label="[^"]*"/, () => `aria-label="${escaped(name)}"`)
}

/** Problems that would mix two brands, or make the next recolouring impossible. */
export function recolouringProblems(before: Colours, after: Colours): string[] {
  const missing = Object.keys(before).filter((name) => !(name in after))
  const names = Object.keys(after)
  const twins = names.flatMap((name, i) => {
    const twin = names.slice(0, i).find((earlier) => after[earlier] === after[name])
    return twin ? [`$${twin} and $${name} are both ${after[name]}`] : []
  })
  return [
    ...mixed(before, after),
    ...missing.map((name) => `$${name} is not in app/styles/_values.scss, but drawings use it.`),
    ...twins.map((text) => `${text}; make them differ, or drawings could not be recoloured again.`),
  ]
}

function mixed(before: Colours, after: Colours): string[] {
  const shades = Object.keys(before).filter((name) => name.startsWith('edge-') && name in after)
  const old = shades.filter((name) => before[name] === after[name])
  if (old.length === 0 || old.length === shades.length) return []
  const names = old.map((name) => `$${name}`).join(', ')
  const changed = `${shades.length - old.length} of the ${shades.length} shades $edge-…`
  return [
    `Only ${changed} have changed, so ${names} would keep the old colour. ` +
      "Derive all of them from one colour: npm run brand -- '#803712'",
  ]
}
