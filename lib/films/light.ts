// The brightness that a screen's number stands for, and back (sRGB, IEC 61966-2-1).
const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toValue = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const STEPS = 128

/**
 * What each of a screen's values becomes when `share` of its light passes, from black to white.
 * A filter that computes in linear light by itself would do so in eight bits, which leaves dark
 * pictures a few steps and darkens them too much.
 */
export function transmissionTable(share: number): string {
  return Array.from({ length: STEPS + 1 }, (_, i) => toValue(share * toLight(i / STEPS)).toFixed(4)).join(' ')
}

/** How much black over a picture lets this share of its light through, as a screen of gamma 2.2 shows it. */
export function darkening(share: number): string {
  return (1 - share ** (1 / 2.2)).toFixed(3)
}
