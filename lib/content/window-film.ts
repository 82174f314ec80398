import type { Fact, Note, Question } from './sources'

export const windowFacts: readonly Fact[] = [
  { label: 'Shades on sale', value: '5, 15, 20, 35, 50, 70 %', source: 'uv' },
  { label: 'Factory glass', value: '75 to 85 %', source: 'engineerfix' },
  { label: 'Ultraviolet held back', value: '99 %, light films included', source: 'uv' },
  {
    label: 'Warranty, one maker',
    value: 'as long as the owner keeps the car, not transferable',
    source: 'windowWarranty',
  },
]

type Construction = { name: string; fades: string; radio: string; tser: string }

/** Solar energy is a figure of each product and is not computed from others: n/a here. */
export const constructions: readonly Construction[] = [
  { name: 'Dyed', fades: 'yes', radio: 'n/a', tser: 'n/a' },
  { name: 'Metallised', fades: 'n/a', radio: 'can disturb signals', tser: 'n/a' },
  { name: 'Carbon', fades: 'n/a', radio: 'n/a', tser: 'n/a' },
  { name: 'Ceramic', fades: 'n/a', radio: 'n/a', tser: 'n/a' },
]
export const constructionsSource = 'constructions' as const

export const tintChanges: readonly Note[] = [
  { title: 'Glare', text: 'Falls with VLT: film of 35 % takes 65 % of it.', source: 'computed' },
  {
    title: 'UV',
    text: 'Good films hold back about 99 % at any VLT, the clear ones too. It does not depend on the shade.',
    source: 'uv',
  },
  {
    title: 'Heat',
    text: 'TSER, total solar energy rejected, is measured, per product. It cannot be worked out from VLT, UV and infrared figures: one clear film gives 66 % that way and about 55 % when measured. Ask for the measured one.',
    source: 'linshang',
  },
  {
    title: 'Infrared',
    text: 'Often told for one wavelength only. Without the waveband it says little.',
    source: 'windowcool',
  },
  { title: 'Night', text: 'Dark film is dark at night, too. For the front, stay light and within the law.' },
  { title: 'Colour', text: 'Factory tint counts towards the limit: glass and film are measured together.' },
]

export const windowCare: readonly Note[] = [
  { title: 'First days', text: 'Windows stay up for three to five days.', source: 'windowCare' },
  {
    title: 'First month',
    text: 'No cleaning for 30 days. Small haze and water pockets are normal.',
    source: 'windowCare',
  },
  { title: 'After that', text: 'A soft cloth and soapy water.' },
  { title: 'Never', text: 'Nothing with ammonia, nothing abrasive.' },
]

export const windowQuestions: readonly Question[] = [
  {
    question: 'How long until I can lower the window?',
    answer: 'Three to five days.',
    source: 'windowCare',
  },
  {
    question: 'What are the small water pockets?',
    answer: 'Mounting water on its way out. They clear as the film cures.',
  },
  {
    question: 'How do I clean it?',
    answer: 'Soft cloth and soapy water, after 30 days. Nothing with ammonia.',
    source: 'windowCare',
  },
  {
    question: 'Is the number exact?',
    answer: 'No: light that is thrown back between glass and film is left out. The meter decides.',
  },
]
export const windowSources = [
  'windowcool',
  'computed',
  'engineerfix',
  'linshang',
  'uv',
  'constructions',
  'windowWarranty',
  'windowCare',
  'uk',
  'colombia',
  'spain',
  'florida',
  'newYork',
  'northDakota',
  'newZealand',
  'texas',
  'victoria',
  'alabama',
  'portugal',
  'france',
  'mexico',
] as const
