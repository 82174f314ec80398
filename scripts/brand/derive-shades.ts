import { SassColor } from 'sass'
import { type Colours, hexOf, luminanceOf, parse } from './colour'

/** Each shade’s relative luminance in per cent, on which every contrast rests, and its share of the strongest chroma. */
const SHADES: Readonly<Record<string, readonly [luminance: number, chroma: number]>> = {
  'edge-1': [1.03, 0.31],
  'edge-2': [1.92, 0.41],
  'edge-3': [3.54, 0.56],
  'edge-6': [6.03, 0.67],
  'edge-11': [10.99, 0.83],
  'edge-17': [16.74, 0.93],
  'edge-21': [20.54, 0.96],
  'edge-32': [31.82, 0.99],
  'edge-42': [41.94, 1],
  'edge-53': [52.58, 0.92],
  'edge-62': [62.14, 0.83],
  'edge-65': [64.68, 0.7],
  'edge-74': [74.39, 0.59],
  'edge-86': [86.01, 0.33],
  'edge-92': [92.16, 0.23],
}

/** All shades of the brand, with the hue and the strength of one colour. */
export function deriveShades(text: string): Colours {
  const colour = parse(text)
  const { hue, chroma } = polar(colour)
  const luminance = luminanceOf(colour)
  const nearest = Object.values(SHADES).reduce((best, shade) =>
    Math.abs(shade[0] - luminance) < Math.abs(best[0] - luminance) ? shade : best,
  )
  const strongest = chroma / nearest[1]
  const shades = Object.entries(SHADES).map(([name, [wanted, share]]) => [
    name,
    hexOf(shadeOf(wanted, strongest * share, hue)),
  ])
  return Object.fromEntries(shades)
}

function polar(colour: SassColor) {
  const { channelsOrNull } = colour.toSpace('oklch')
  return { chroma: channelsOrNull.get(1) ?? 0, hue: channelsOrNull.get(2) ?? 0 }
}

/** Searches the lightness that gives the luminance, since a chroma that screens cannot show is reduced. */
function shadeOf(luminance: number, chroma: number, hue: number): SassColor {
  const at = (lightness: number) =>
    new SassColor({ space: 'oklch', lightness, chroma, hue })
      .toGamut({ space: 'rgb', method: 'local-minde' })
      .toSpace('rgb')
  let [low, high] = [0, 1]
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (luminanceOf(at(middle)) < luminance) low = middle
    else high = middle
  }
  return at(high)
}
