import type { Captioned } from '@/lib/content/facts/films'
import { marineSources } from '@/lib/content/facts/sources'
import { type Citations, citing, type Question, type Text } from '@/lib/content/words'

// In the order of the page, because a note’s number is the order in which its source is first cited here.
const { text, cited } = citing<keyof typeof marineSources>()

/** Below the packages. */
export const packages = {
  hint: 'Steps to scale, for a boat of this length. Cabin windows get window film, but only if they are glass.',
}

/** How the tool computes its areas. */
export const estimate = {
  title: 'How we estimate',
  text: text`We use three measurements and two formulas.${'hullAreas'} The figures are rounded, and the results are estimates: a hull is not a box.`,
  source: 'hullAreas',
  topsides: { name: 'Topsides', formula: '(length + beam) × 2 × freeboard' },
  deck: { name: 'Deck', formula: (factor: string) => `length × beam × ${factor}` },
  boat: (loa: string, beam: string, freeboard: string, area: string) =>
    `A boat ${loa} long and ${beam} wide, with ${freeboard} of freeboard: ${area}`,
  sameBoat: (area: string) => `The same boat: ${area}`,
  zones:
    'Each zone counts as its share of the drawing, the transom as beam × freeboard, and cabin glass not at all. Measurements you leave blank follow the proportions of the boat in our drawings.',
}

export const opener = {
  title: 'Gelcoat remembers every dock.',
  text: text`Fenders scuff it, lines rub it, and as it oxidizes, its gloss turns to chalk.${'chalking'} Clear film on the bow, the topsides, and the transom takes the scuffs instead; if it is cut, that piece is patched, not the whole hull.${'seams'} It ends above the waterline, where antifouling begins.`,
  alt: 'The bow of a blue hull at dusk, water light playing on it.',
}

type Zone = { title: string; text: Text }
type ZoneGroup = { film: string; zones: Readonly<Record<string, Zone>> }

/** Zones are numbered across all groups, as in the drawing. */
const groups: Readonly<Record<'paint' | 'glass' | 'none', ZoneGroup>> = {
  paint: {
    film: 'Paint protection film',
    zones: {
      bow: { title: 'Bow', text: 'Anchor and chain' },
      topsides: { title: 'Topsides', text: 'Fenders' },
      quarter: { title: 'Quarter', text: 'Fenders and dock lines' },
      transom: { title: 'Transom', text: 'Boarding' },
      bootStripe: { title: 'Boot stripe', text: 'The scum line' },
      rubRail: { title: 'Rub rail', text: 'Fenders and dock lines' },
      gunwale: { title: 'Gunwale', text: 'Shoes, lines, and tackle boxes' },
      foredeck: { title: 'Foredeck', text: 'Anchor, chain, and spray' },
      swimPlatform: { title: 'Swim platform', text: 'Boarding' },
      hardtop: { title: 'Hardtop', text: 'In the full package only' },
    },
  },
  glass: {
    film: 'Window film',
    zones: { cabin: { title: 'Cabin glass', text: text`Only if it really is glass.${'acrylic'}` } },
  },
  none: {
    film: 'No film',
    zones: {
      underWater: {
        title: 'Underwater',
        text: text`Antifouling, or a fouling-release film.${'antifouling'}`,
      },
    },
  },
}

export const zones = {
  title: 'Eleven zones above the water. None below.',
  lead: 'Ten take paint protection film, and one takes window film. The list says what wears each zone down.',
  alt: 'A powerboat from the side: hull, deck edges, and hardtop in film, the cabin glass hatched for window film, the hull underwater hatched for no film.',
  /** The heading of the closed list. */
  more: 'What wears each zone down',
  groups,
}

export const wear = {
  title: 'What wears a hull down, and what film does about it',
  pictures: [
    {
      drawing: 'marine-chalk',
      alt: 'Bare gelcoat in the sun, its surface turning to powder.',
      title: 'Bare gelcoat chalks',
      text: text`It oxidizes at the surface. Ultraviolet light goes deeper and does its damage there.${'chalking'}`,
    },
    {
      drawing: 'marine-scuff',
      alt: 'A fender rubs against film, and the gelcoat behind it is clean.',
      title: 'Film takes the scuffs',
      text: text`Fenders and dock lines leave their marks on the film, not on the gelcoat.${'seams'}`,
    },
    {
      drawing: 'marine-patch',
      alt: 'A rectangle has been cut out around a tear, and a new piece is being laid in.',
      title: 'A cut can be patched',
      text: text`Only the damaged piece is replaced. You will see the seam.${'seams'}`,
    },
  ] satisfies Captioned[],
}

export const windows = {
  title: 'Glass or plastic? Ask before you tint.',
  lead: text`A boat’s windows may be acrylic. Film made for glass bubbles on it.${'acrylic'}`,
  /** The heading of what is closed below it. */
  more: 'Film on glass, film on plastic',
  pictures: [
    {
      drawing: 'marine-glass',
      alt: 'A cabin window with film, clear and smooth.',
      title: 'On glass',
      text: 'Window film, as on a car.',
    },
    {
      drawing: 'marine-acrylic',
      alt: 'The same window in plastic, its film full of bubbles.',
      title: 'On acrylic',
      text: 'Do not use film made for glass. Find out what the window is made of first, and ask about any other plastic.',
    },
  ] satisfies Captioned[],
}

export const questions: Readonly<Record<string, Question>> = {
  ashore: {
    question: 'Does the boat have to come out of the water?',
    answer: 'For the boot stripe and the transom, yes. Deck edges can be done in the water.',
  },
  underWater: {
    question: 'Can film go underwater?',
    answer: text`Not this one. Below the waterline you want antifouling, or a fouling-release film.${'antifouling'}`,
  },
  windows: {
    question: 'Can you put film on my windows?',
    answer: text`Yes, if they are glass. On acrylic, film made for glass bubbles.${'acrylic'}`,
  },
  cut: {
    question: 'What happens if it gets cut?',
    answer: text`The damaged piece is patched. You will see the seam.${'seams'}`,
  },
}

/** The closed sections before the end of the page. */
export const below = {
  title: 'Below the waterline',
  summary: 'Protection film stays above it.',
  lead: 'Paint protection film is not antifouling, and none of our packages goes underwater.',
  alt: 'Under a hull: on the left weed and barnacles hold on; on the right, under fouling-release film, most of them let go as the boat moves.',
  sides: {
    bare: { title: 'Left: nothing on the hull', text: 'Whatever settles there holds on tight.' },
    filmed: {
      title: 'Right: fouling-release film',
      text: text`Silicone, with no biocide. It does not stop growth; it makes growth easier to get off, for up to 5 years.${'antifouling'}`,
    },
  },
}

export const care = {
  title: 'Care',
  summary: 'Four small habits after the trip.',
  steps: [
    {
      drawing: 'care-rinse',
      alt: '',
      title: 'Rinse the salt off',
      text: 'Use fresh water first, because dry salt scratches.',
    },
    {
      drawing: 'care-wash',
      alt: '',
      title: 'Wash it gently',
      text: text`Use pH-neutral soap${'ppfCare'} and a soft mitt.`,
    },
    {
      drawing: 'care-jet',
      alt: '',
      title: 'Keep the pressure washer back',
      text: text`Stay at least 36 in (90 cm) away, and off the edges.${'ppfCare'}`,
    },
    {
      drawing: 'care-fender',
      alt: '',
      title: 'Clean the fenders too',
      text: 'Grit in a fender sock works like sandpaper.',
    },
  ] satisfies Captioned[],
}

export const citations: Citations = {
  cited,
  sources: marineSources,
  gives: {
    chalking: 'How gelcoat ages',
    acrylic: 'Film on acrylic windows',
    antifouling: 'Fouling-release film',
    seams: 'Scuffs, cuts, and patches',
    hullAreas: 'Areas from a boat’s measurements',
    ppfCare: 'Care of paint protection film',
  } satisfies Record<keyof typeof marineSources, string>,
}
