/** The kinds of glass: in the list, and in the choice's title. */
export const glassNames = {
  clear: { label: 'Transparente', named: 'vidrio transparente' },
  factory: { label: 'Verde de fábrica', named: 'vidrio de fábrica' },
  privacy: { label: 'Oscuro de fábrica', named: 'vidrio oscuro de fábrica' },
}

export const percentSign = '\u00a0%'

/** A share of light: `35 %` */
export const percent = (figure: number | string) => `${figure}${percentSign}`

/** The choice as the heading of a page's end, and as a line of the quote. */
export const tintChoice = {
  glass: (percent: number) => `vidrio del ${percent}\u00a0%`,
  title: (film: number, glass: string) => `Película del ${film}\u00a0%, ${glass}`,
}

export const tintView = {
  alt: 'Un paisaje: a la izquierda, a través de vidrio y película; a la derecha, solo a través del vidrio.',
}
