// Convert between a colour value and linear light (sRGB, IEC 61966-2-1).
const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toValue = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const STEPS = 128

/**
 * The `tableValues` of an SVG filter that lets `share` of the light through, from black to white. A filter in linearRGB
 * computes with eight bits, which leaves dark pictures only a few steps and darkens them too much.
 */
export function transmissionTable(share: number): string {
  return Array.from({ length: STEPS + 1 }, (_, i) => toValue(share * toLight(i / STEPS)).toFixed(4)).join(' ')
}

/** The opacity of black over a picture that lets this share of its light through, on a screen with gamma 2.2. */
export function darkening(share: number): string {
  return (1 - share ** (1 / 2.2)).toFixed(3)
}
