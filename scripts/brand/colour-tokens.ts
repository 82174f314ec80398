import { compileString, SassColor, SassString, sassNull, type Value } from 'sass'
import { SASS_HEADER } from '@/lib/content/sass-header'

export type Colours = Readonly<Record<string, string>>

/** The shop's own shades in app/styles/_tokens.scss. White is not one of them: a reflection stays white. */
const isBrandColour = (name: string) => /^(edge|t)-\d+$/.test(name) && name !== 't-100'

const SHEET = `${SASS_HEADER}
@use "sass:meta";
@use "tokens";
@each $name, $value in meta.module-variables("tokens") { $_: collect($name, $value); }`

/** Each brand colour by the name of its token, such as `edge-11: '#13676f'`. */
export function colourTokens(): Colours {
  const colours: Record<string, string> = {}
  function collect([name, value]: Value[]): Value {
    if (name instanceof SassString && value instanceof SassColor && isBrandColour(name.text))
      colours[name.text] = hexOf(value)
    return sassNull
  }
  compileString(SHEET, { loadPaths: ['app/styles'], functions: { 'collect($name, $value)': collect } })
  return colours
}

function hexOf(colour: SassColor): string {
  const channels = (['red', 'green', 'blue'] as const).map((name) => Math.round(colour.channel(name)))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
