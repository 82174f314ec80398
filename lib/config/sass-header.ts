import { languages } from '@/lib/content/facts/languages'
import {
  BREAKPOINTS_PX,
  FOCUS,
  FOOTER_COLLAPSE_PX,
  FRAME_COLOUR,
  HERO_PX,
  SLIDE_INTERVAL_MS,
  USUAL_PAINT,
} from './shared-values'

const inPx = (px: number) => `${px}px`
const breakpoints = Object.entries(BREAKPOINTS_PX).map(([name, px]) => `${name}: ${px === 0 ? 0 : inPx(px)}`)

const values = {
  'frame-colour': FRAME_COLOUR,
  languages: `(${languages.join(', ')})`,
  breakpoints: `(${breakpoints.join(', ')})`,
  'footer-collapse': inPx(FOOTER_COLLAPSE_PX),
  'slide-interval': `${SLIDE_INTERVAL_MS}ms`,
  'focus-usual': `${FOCUS.usual}%`,
  'focus-step': FOCUS.step,
  'usual-paint': `"${USUAL_PAINT}"`,
  'hero-min': inPx(HERO_PX.min),
  'hero-max': inPx(HERO_PX.max),
  'hero-max-on-phones': inPx(HERO_PX.maxOnPhones),
  'hero-reserved-on-phones': inPx(HERO_PX.reservedOnPhones),
}

/** Prepended to every style sheet to set the variables of app/styles/_shared.scss. */
export const SASS_HEADER = `@use "shared" with (${Object.entries(values)
  .map(([name, value]) => `$${name}: ${value}`)
  .join(', ')});`
