import { type Colours, luminanceOf, parse } from './colour'

/** A line for each shade of the brand that has changed, from the darkest up, with patches of its colours on a terminal. */
export function shadeLines(before: Colours, after: Colours, hasColours: boolean): string[] {
  return Object.entries(after)
    .filter(([name, colour]) => name.startsWith('edge-') && before[name] !== colour)
    .map(([name, colour]) => ({ name, colour, luminance: luminanceOf(parse(colour)) }))
    .toSorted((a, b) => a.luminance - b.luminance)
    .map(({ name, colour, luminance }) => {
      const shown = [before[name] ?? '', colour].map((hex) => (hasColours ? patch(hex) : '') + hex.padEnd(7))
      return `$${name.padEnd(7)}  ${shown.join(' → ')}  ${luminance.toFixed(1).padStart(4)}% of the light`
    })
}

function patch(hex: string): string {
  if (hex === '') return '   '
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((name) => parse(hex).channel(name))
  return `\x1b[48;2;${red};${green};${blue}m  \x1b[0m `
}
