import localFont from 'next/font/local'

// The one font file. Next preloads it; its measured fallback is in styles/_base.scss.
export const font = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font',
  adjustFontFallback: false,
})
