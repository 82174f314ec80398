/** $t-0 of styles/_tokens.scss, where the browser wants it outside a style sheet. */
export const FRAME_COLOUR = '#0a0e0e'
