import { SassColor } from 'sass'

/** Colours such as `#13676f` by the names of their tokens. */
export type Colours = Readonly<Record<string, string>>

/** In per cent, as in the names of the tokens. */
export const luminanceOf = (colour: SassColor) => 100 * colour.toSpace('xyz-d65').channel('y')

export function parse(text: string): SassColor {
  const [, hex] = /^#?([\da-f]{6})$/i.exec(text) ?? []
  if (!hex)
    throw new Error(`“${text}” is not a colour. Write it as six digits, in quotation marks: '#803712'.`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return new SassColor({ red, green, blue })
}

export function hexOf(colour: SassColor): string {
  const channels = (['red', 'green', 'blue'] as const).map((name) => Math.round(colour.channel(name)))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

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
