/** The kinds of glass: in the list, and in the choice's title. */
export const glassNames = {
  clear: { label: 'Clear glass', named: 'clear glass' },
  factory: { label: 'Factory green', named: 'factory glass' },
  privacy: { label: 'Factory privacy', named: 'privacy glass' },
}

export const percentSign = '%'

/** A share of light: `35%` */
export const percent = (figure: number | string) => `${figure}${percentSign}`

/** The choice as the heading of a page's end. */
export const tintChoice = {
  glass: (percent: number) => `${percent}% glass`,
  title: (film: number, glass: string) => `${film}% film, ${glass}`,
}

export const tintView = {
  alt: 'A view: on the left through glass and film, on the right through the glass alone.',
}
