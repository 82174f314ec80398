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
