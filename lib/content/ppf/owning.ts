import type { Captioned, FilmDrawingName } from '@/lib/content/films/drawings'
import type { Question } from '@/lib/content/question'
import { text } from './sources'

export const packages = {
  title: 'Four packages. Each adds to the one before.',
  lead: text`They follow the tiers common in the trade.${'tiers'}`,
  caption: 'Panels covered by each package',
  drawings: {
    Nose: 'pack-car-nose',
    Front: 'pack-car-front',
    Road: 'pack-car-road',
    Full: 'pack-car-full',
  } satisfies Record<string, FilmDrawingName>,
  hint: 'Choose a name to see it on the car.',
}

export const warranty = {
  title: 'A warranty covers ageing, not accidents.',
  lead: text`On the market it runs for 5 to 10 years; flagship clear films get 10.${'warranty'} One maker’s terms show where the line is drawn.${'xpelme'} The certificate of the film you are quoted is the one that counts.`,
  covered: ['Yellowing', 'Staining', 'Cracking', 'Blistering', 'Peeling away'],
  notCovered: ['Impact', 'Wear'],
}

export const care = {
  title: 'Looking after it is mostly patience.',
  steps: [
    {
      drawing: 'care-wait',
      alt: '',
      title: 'Give it a few days',
      text: text`No washing for two to seven days after fitting; your film’s maker says how long.${'ppfCare'}`,
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
      drawing: 'care-stains',
      alt: '',
      title: 'Be quick with stains',
      text: text`Bird droppings and sap should come off soon.${'ppfCare'} Soak them first; don’t scrub.`,
    },
  ] satisfies Captioned[],
}

export const questions: readonly Question[] = [
  {
    question: 'Will I see it?',
    answer: 'From a step away, no. Close up you can find an edge where a panel is only partly covered.',
  },
  {
    question: 'Does it stop every chip?',
    answer: 'No. It takes the small ones. A large stone can cut film and paint.',
  },
  {
    question: 'Do scratches really heal?',
    answer: text`Light ones in the topcoat do, with sun or warm water. A cut does not.${'healing'}`,
  },
  {
    question: 'How long does it last?',
    answer: text`TPU film lasts 5 to 10 years.${'muleroi'} Warranties on the market run just as long.${'warranty'}`,
  },
  { question: 'Can it come off again?', answer: 'Yes. A workshop takes it off with heat.' },
  {
    question: 'Can I wax or coat it?',
    answer: 'Ask for the data sheet of your film first. Some makers advise against waxes with solvents.',
  },
]
