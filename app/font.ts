import localFont from 'next/font/local'

// The site's only font file. Next preloads it; styles/_base.scss has a fallback with the same metrics.
export const font = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font',
  adjustFontFallback: false,
})
