import type { PlaceId, WindowId } from '@/lib/content/facts/films'
import { countOf } from '@/lib/content/words'

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
  sum: (glass: string, film: string, less: string) => `${glass} glass × ${film} film. Glare: ${less} less.`,
  outside: {
    day: (vehicle: string) => `${vehicle}, seen from outside by day`,
    night: (vehicle: string) => `${vehicle}, seen from outside by night, the cabin lit`,
  },
  fromOutside: (vehicle: string) => `${vehicle} from outside`,
  windows: (vehicle: string) => `Windows of ${vehicle}`,
  tint: (window: string) => `Tint ${window}`,
  none: 'None',
  announced: (window: string, film: string, through: string, verdict: string) =>
    `${window}, ${film} film, ${through} gets through. ${verdict}`,
  add: (count: number, window: string) =>
    count === 1 ? `Add ${window} to my quote` : `Add ${count} windows to my quote`,
  lightest: (shade: string) => `No shade on sale is lighter than ${shade}.`,
  unread: 'Not readable',
  unreadHelp: 'We could not read the shade of this window in the link. Choose one.',
  noneChecked: 'Check the box of a window to tint it.',
  addNone: 'Check a window first',
  addAnyway: (place: string) => `Add anyway: not legal in ${place} on the road`,
  summary: {
    noPlace: 'Without a place we cannot say what is legal.',
    legal: (windows: string, place: string) => `${windows}, all legal in ${place}.`,
    onlyLegal: (windows: string, place: string) => `Legal in ${place}: ${windows}.`,
    noneLegal: (place: string) => `None of these is legal in ${place}.`,
    rest: (windows: string) => `Ask first: ${windows}.`,
  },
  windowCount: (count: number) => countOf(count, { one: 'window', other: 'windows' }),
}

export const glassChoice = {
  name: 'Kinds of glass',
  of: (window: string, glass: string) => `Glass of ${window}: ${glass}`,
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

export const legalTable = {
  notCheckedSince: (month: string) => `Not checked since ${month}. Check local rules.`,
}
