/** Each value that code and style sheets both need, once. `sass-header.ts` passes them on to Sass. */

/** The dark frame around the page, which browsers also paint their own bars with. */
export const FRAME_COLOUR = '#0a0e0e'

/** As specified. */
export const BREAKPOINTS_PX = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const

/** As specified: below it the footer's Legal group folds. */
export const FOOTER_COLLAPSE_PX = 950

/** As specified: how long the carousel shows a slide. */
export const SLIDE_INTERVAL_MS = 4000

/** The hero fills most of the screen within these bounds. */
export const HERO_PX = { min: 560, max: 780, maxOnPhones: 700, reservedOnPhones: 150 } as const
