import type { Fact, Note, Question } from './sources'

export const ppfFacts: readonly Fact[] = [
  { label: 'Layers, outside in', value: 'topcoat, polyurethane, acrylic adhesive', source: 'stek' },
  { label: 'Thickness, common', value: '6 to 8 mil: 152 to 203 µm', source: 'detailchip' },
  { label: 'Thickness, one maker’s range', value: '165 to 225 µm', source: 'detailchip' },
  { label: 'Elongation, one data sheet', value: '450 %', source: 'innovoauto' },
  { label: 'Warranty on the market', value: '5 to 10 years', source: 'warranty' },
  { label: 'Self-healing', value: 'topcoat marks only, with warmth', source: 'healing' },
]

type Material = { name: string; life: string; heals: string }

/** Years in use, in one unit for all; what no source says is n/a. */
export const materials: readonly Material[] = [
  { name: 'TPU', life: '5 to 10', heals: 'yes, marks in the topcoat' },
  { name: 'TPH', life: 'about 3', heals: 'n/a' },
  { name: 'PVC', life: '1 to 3', heals: 'n/a' },
]
export const materialsSource = 'muleroi' as const

export const ppfDoes: readonly Note[] = [
  {
    title: 'It takes',
    text: 'Grit, wash marks and the small chips of the road, on the film instead of the paint.',
  },
  {
    title: 'It does not take',
    text: 'A kerb, a large stone, a shopping trolley with a run-up. Nor a cut: that does not heal.',
  },
  {
    title: 'It heals',
    text: 'Light marks in the topcoat, with sun or warm water. Nobody certifies how fast.',
  },
  {
    title: 'It is warranted',
    text: 'Against yellowing, staining, cracking, blistering and peeling; not against impact or wear.',
    source: 'xpelme',
  },
]

export const ppfCare: readonly Note[] = [
  {
    title: 'First week',
    text: 'No washing for seven days.',
    source: 'ppfCare',
  },
  {
    title: 'Washing',
    text: 'pH-neutral soap and a soft mitt. The pressure washer stays 90 cm away and off the edges.',
    source: 'ppfCare',
  },
  { title: 'Stains', text: 'Bird lime, insects and sap off soon: soak, do not scrub.' },
  { title: 'Not this', text: 'No abrasive polish and no solvent on the edges.' },
]

export const ppfQuestions: readonly Question[] = [
  {
    question: 'Will I see it?',
    answer: 'From a step away, no. Close up you can find an edge where a panel is only partly covered.',
  },
  {
    question: 'Does it stop every chip?',
    answer: 'No. It takes the small ones. A large stone can cut film and paint.',
  },
  { question: 'Can it come off?', answer: 'Yes, with heat, by a workshop.' },
  {
    question: 'Can I wax or coat over it?',
    answer: 'Ask for the data sheet of your film: some makers advise against waxes with solvents.',
  },
]

export const tiersSource = 'tiers' as const

export const ppfSources = [
  'stek',
  'detailchip',
  'innovoauto',
  'warranty',
  'xpelme',
  'healing',
  'muleroi',
  'tiers',
  'wrapteck',
  'ppfCare',
] as const
