/**
 * The point of a slide's picture that phones keep in view, in per cent of its width: without one in the slide, and the
 * steps for which the carousel's styles have a rule. `sass-header.ts` defines both as Sass variables.
 */
export const FOCUS = { usual: 62, step: 5 } as const
