/** Values shared by code and style sheets. `sass-header.ts` defines them as Sass variables. */

/** The color of the dark frame around the page and, as the theme color, of the browser's toolbars. */
export const FRAME_COLOUR = '#0a0e0e'

/** The color in which vehicles and boats are drawn until the visitor chooses one, by its id in lib/content/facts/films.ts. */
export const USUAL_PAINT = 'silver'

/** From the specification. */
export const BREAKPOINTS_PX = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const

/** From the specification: the footer's Legal group collapses below this width. */
export const FOOTER_COLLAPSE_PX = 950

/** From the specification: how long the carousel shows each slide. */
export const SLIDE_INTERVAL_MS = 4000

/** Limits for the height of the hero, which otherwise fills most of the screen. */
export const HERO_PX = { min: 560, max: 780, maxOnPhones: 700, reservedOnPhones: 150 } as const

/**
 * The point of a slide's picture that phones keep in view, in per cent of its width: without one in the slide, and the
 * steps for which the carousel's styles have a rule. `sass-header.ts` defines both as Sass variables.
 */
export const FOCUS = { usual: 62, step: 5 } as const

/** The largest quantity of one item that the cart and a shared list accept. */
export const MAX_QUANTITY = 999_999
