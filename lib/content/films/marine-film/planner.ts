import { formatNumber } from '@/lib/config/language'

type Factor = Readonly<{ label: string; factor: number }>

export const hullPlanner = {
  zones: 'Hull zones',
  waterline: 'Below the waterline, use antifouling.',
  hint: 'Tap a zone on the drawing or in the list.',
  /** The result: the bold count, and the rest of the sentence. */
  count: (chosen: number, all: number) => `${chosen} of ${all}`,
  covered: 'zones covered.',
  coveredWithGlass: 'zones covered. Cabin glass gets window film, but only if it is glass.',
  noneChosen: 'Choose at least one zone first.',
  heading: 'How much film',
  measures: {
    loa: 'Length overall',
    lwl: 'Waterline length',
    beam: 'Beam',
    freeboard: 'Freeboard',
    draught: 'Draught',
  },
  keel: 'Keel',
  areas: { topsides: 'Topsides', deck: 'Deck', underWater: 'Under water: no paint film' },
  note: (deck: number, keels: readonly Factor[], site: string) =>
    `Topsides (length + beam) × 2 × freeboard; deck length × beam × ${formatNumber(deck)}; under water waterline × (beam + draught) × ${keels.map(({ label, factor }) => `${formatNumber(factor)} ${label.toLowerCase()}`).join(', ')} (${site}). An estimate.`,
}

export const hullCall = {
  emptyTitle: 'Choose a zone first.',
  emptyText: 'The drawing at the top keeps count.',
  /** The area of the topsides follows. */
  count: (chosen: number, all: number) => `${chosen} of ${all} zones. The whole topsides come to about`,
  ask: 'Ask for this hull',
  change: 'Change the zones',
}
