import { compileString, SassColor, SassString, sassNull, type Value } from 'sass'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { type Colours, hexOf } from './colour'

/** The shop's own shades in app/styles/_values.scss. White is not one of them: a reflection stays white. */
const isBrandColour = (name: string) => /^(edge|t)-\d+$/.test(name) && name !== 't-100'

/** The sheet with the tokens, for `npm run brand` to write derived shades into. */
export const TOKENS = 'app/styles/_values.scss'

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

/** The sheet with each of the tokens set to its colour. */
export function withColours(sheet: string, colours: Colours): string {
  return sheet.replaceAll(/^\$([\w-]+): #[\da-f]+;/gim, (line, name) =>
    name in colours ? `$${name}: ${colours[name]};` : line,
  )
}
