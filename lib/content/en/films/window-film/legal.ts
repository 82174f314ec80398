import type { Rule } from '@/lib/config/tint-place'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'

export const ruleNames: Record<Rule, string> = {
  'no-limit': 'no limit',
  'no-limit-with-mirrors': 'no limit with two mirrors',
  'with-mirrors': 'with two mirrors',
  'no-film': 'no film',
  'no-darkening': 'no film that darkens',
  'approved-film': 'approved film',
  'top-strip': 'strip at the top',
  'ask-locally': 'ask locally',
}

export const limit = {
  both: (percent: number, rule: string) => `${percent}%, ${rule}`,
  least: (percent: number) => `${percent}% or more`,
}

/** What the law says about the visitor's film. */
export const claims = {
  within: (film: number, place: string) => `${film}% film is within the law in ${place}.`,
  tooDark: (film: number, place: string) => `${film}% film is too dark for ${place}.`,
  noFilm: (place: string) => `No film is legal on this window in ${place}.`,
  noDarkening: (place: string) => `No film that darkens is legal on this window in ${place}.`,
  approvedFilm: (place: string) => `Only approved film is legal on this window in ${place}.`,
  topStrip: (place: string) => `Only a strip at the top of this window is legal in ${place}.`,
  noFigure: (place: string) => `We have no figure for this window in ${place}.`,
}

/** Why, and how dark the film may be. */
export const reasons = {
  askFirst: 'Ask before you choose.',
  least: {
    'front-side': (percent) => `Front side windows must let ${percent}% through, glass and film together.`,
    'rear-side': (percent) => `Rear side windows must let ${percent}% through, glass and film together.`,
    rear: (percent) => `The rear window must let ${percent}% through, glass and film together.`,
    windscreen: (percent) => `The windscreen must let ${percent}% through, glass and film together.`,
  } satisfies Record<WindowId, (percent: number) => string>,
  darkest: (glass: number, film: string, shade: number) =>
    `On your ${glass}% glass, that means ${film}% film or lighter; the darkest legal shade on sale is ${shade}%.`,
  noShade: (glass: number, film: string) =>
    `On your ${glass}% glass, that means ${film}% film or lighter; no shade on sale is that light.`,
  darkGlass: (glass: number) => `This glass alone lets ${glass}% through: no film is legal on it.`,
  noLimit: 'The law sets no limit for this window.',
  mirrors: 'The car needs two outside mirrors for that.',
  belowStrip: (percent: number) => `The rest must let ${percent}% through.`,
}
