import type { PlaceId, WindowId } from '@/lib/content/facts/films'
import { capitalized, lowered } from '@/lib/content/words'

export const tintScene = {
  alt: { day: 'A car’s window, seen from inside by day', night: 'A car’s window, seen from inside by night' },
}

export const tintTool = {
  vehicle: 'Vehicle',
  shades: 'Available shades',
  slider: (window: string) => `Film for ${window}`,
  shade: (shade: string) => `${shade} film`,
  value: (film: string, through: string) => `${film} film, ${through} of the light gets through`,
  film: 'film',
  use: (shade: string) => `Use ${shade}`,
  through: 'of the light gets through.',
  sum: (kind: string, light: string, film: string, less: string) =>
    `${capitalized(kind)} glass, ${light} × ${film} film. Glare: ${less} less.`,
  outside: {
    day: (vehicle: string) => `${vehicle}, seen from outside by day`,
    night: (vehicle: string) => `${vehicle}, seen from outside by night, the cabin lit`,
  },
  fromOutside: (vehicle: string) => `${vehicle} from outside`,
  windows: (vehicle: string) => `Windows of ${vehicle}`,
  tint: (window: string) => `Tint ${window}`,
  none: 'None',
  announced: (window: string, film: string) => `${window}, ${film} film.`,
  passes: (light: string) => `${light} gets through`,
  add: (count: number, window: string) =>
    count === 1 ? `Add ${window} to my quote` : `Add ${count} windows to my quote`,
  lightest: (shade: string) => `No shade on sale is lighter than ${shade}.`,
  unread: 'Not readable',
  unreadHelp: 'We could not read the shade of this window in the link. Choose one.',
  noneChecked: 'Select the box of a window to tint it.',
  addNone: 'Select a window first',
  /** `answer` is what the law says against it. */
  addAnyway: (answer: string) => `Add anyway: ${lowered(answer)}`,
}

export const glassChoice = {
  name: 'Kinds of glass',
  of: (window: string, kind: string, light: string) => `Glass of ${window}: ${kind}, ${light}`,
  metered: 'metered',
  fix: 'Fix the value of the glass first.',
}

export const viewChoice = {
  from: { legend: 'Seen from', options: { inside: 'Inside', outside: 'Outside' } },
  at: { legend: 'Light', options: { day: 'Day', night: 'Night' } },
}

/** The kinds of glass: in the list, and in a sentence. */
export const glassNames = {
  clear: { label: 'Clear', named: 'clear' },
  factory: { label: 'Factory', named: 'factory' },
  privacy: { label: 'Privacy', named: 'privacy' },
}

/** Only the server renders them. */
export const sceneLabels = { covered: 'Glass + film', bare: 'Glass only' }

export const windowNames: Record<WindowId, string> = {
  windscreen: 'Windshield',
  'front-side': 'Front sides',
  'rear-side': 'Rear sides',
  rear: 'Rear window',
}

/** The same inside a sentence. */
export const windowInSentence: Record<WindowId, string> = {
  windscreen: 'the windshield',
  'front-side': 'the front side windows',
  'rear-side': 'the rear side windows',
  rear: 'the rear window',
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

export const placeInSentence = (place: string) =>
  place === placeNames['united-kingdom'] ? `the ${place}` : place

export const lightLimits = {
  notCheckedSince: (month: string) => `Not checked since ${month}`,
}
