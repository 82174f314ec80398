import type { Captioned, FilmDrawingName } from '@/lib/content/films/drawings'
import type { Question } from '@/lib/content/question'
import { text } from './sources'

export const areas = {
  title: 'From metres to square metres.',
  lead: text`The planner at the top works with five measures and three sums.${'hullAreas'} They are estimates: a hull is not a box.`,
  side: 'Side view: length overall LOA, waterline length LWL, freeboard F, draught D.',
  plan: 'View from above: beam B.',
}

export const packages = {
  title: 'Four packages, for four kinds of wear.',
  caption: 'Hull zones covered by each package',
  drawings: {
    Dock: 'pack-boat-dock',
    Bow: 'pack-boat-bow',
    Topsides: 'pack-boat-topsides',
    Full: 'pack-boat-full',
  } satisfies Record<string, FilmDrawingName>,
  /** The packages that set the order of the rows, chosen so that most covered cells are contiguous. */
  rows: ['Bow', 'Topsides', 'Dock', 'Full'],
  hint: 'Choose a name to see it on the boat. Cabin glass gets window film, and only if it is glass.',
}

export const care = {
  title: 'After the trip, four small habits.',
  steps: [
    {
      drawing: 'care-rinse',
      alt: '',
      title: 'Rinse the salt off',
      text: 'Fresh water first. Dry salt scratches.',
    },
    {
      drawing: 'care-wash',
      alt: '',
      title: 'Wash it gently',
      text: text`pH-neutral soap${'ppfCare'} and a soft mitt.`,
    },
    {
      drawing: 'care-jet',
      alt: '',
      title: 'Keep the jet back',
      text: text`A pressure washer stays at least 90 cm away, and off the edges.${'ppfCare'}`,
    },
    {
      drawing: 'care-fender',
      alt: '',
      title: 'Clean the fenders too',
      text: 'Grit in a fender sock works like sandpaper.',
    },
  ] satisfies Captioned[],
}

export const questions: readonly Question[] = [
  {
    question: 'Does the boat have to come out of the water?',
    answer: 'For the boot stripe and the transom, yes. Deck edges can be done afloat.',
  },
  {
    question: 'Can film go under water?',
    answer: text`Not this one. Below the waterline you want antifouling, or a fouling-release film.${'antifouling'}`,
  },
  {
    question: 'Can you film my windows?',
    answer: text`If they are glass. On acrylic or polycarbonate, film made for glass bubbles.${'acrylic'}`,
  },
  {
    question: 'What happens if it gets cut?',
    answer: text`The piece is patched. The seam can be seen.${'seams'}`,
  },
]
