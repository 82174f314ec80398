import type { PlaceId, WindowId } from '@/lib/content/facts/films'

export const tintScene = {
  alt: {
    inside: {
      day: 'A car’s window, seen from inside by day',
      night: 'A car’s window, seen from inside by night',
    },
    outside: {
      day: 'A car’s window, seen from outside by day',
      night: 'A car’s window, seen from outside by night',
    },
  },
}

export const filmSlider = {
  label: 'Film VLT',
  value: (film: number, together: string) => `${film} percent film, ${together} percent with the glass`,
  shades: 'Shades on sale',
  shade: (percent: number) => `${percent} percent film`,
}

export const glassChoice = {
  legend: 'Your glass',
  own: 'Other value',
  measured: 'measured',
  field: 'Light through the bare glass',
  wrong: (min: string, max: string) => `Write a number from ${min} to ${max}, such as 70%.`,
  fix: 'Fix the value of the glass first.',
}

export const tintResult = {
  together: 'Together',
  glare: { before: 'Glare:', after: 'less than through the bare glass.' },
}

export const viewChoice = {
  from: { legend: 'Seen from', options: { inside: 'Inside', outside: 'Outside' } },
  at: { legend: 'Light', options: { day: 'Day', night: 'Night' } },
}

export const windowChoice = { legend: 'Which window' }

export const lawTool = { heading: 'The darkest film that is legal' }

export const tintCall = {
  title: (tint: string) => `${tint}.`,
  together: { before: 'Together they let', after: 'of the light through.' },
  change: 'Change the shade',
}

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

/** Only the server renders them. */
export const sceneLabels = { covered: 'Glass + film', bare: 'Glass only' }

export const windowNames: Record<WindowId, string> = {
  windscreen: 'Windscreen',
  'front-side': 'Front side',
  'rear-side': 'Rear side',
  rear: 'Rear',
}

export const placeNames: Record<PlaceId, string> = {
  alabama: 'Alabama',
  colombia: 'Colombia',
  florida: 'Florida',
  france: 'France',
  mexico: 'Mexico',
  'new-york': 'New York',
  'new-zealand': 'New Zealand',
  'north-dakota': 'North Dakota',
  portugal: 'Portugal',
  spain: 'Spain',
  texas: 'Texas',
  'united-kingdom': 'United Kingdom',
  'victoria-australia': 'Victoria, Australia',
}

export const legalTable = {
  found: (count: number, all: number) => `${count} of ${all} places`,
  showAll: 'Show all places',
  notCheckedSince: (month: string) => `Not checked since ${month}. Ask locally.`,
}
