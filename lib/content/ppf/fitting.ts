import type { Comparison } from '@/lib/config/comparison'
import { strong } from '@/lib/config/text'
import type { Source } from '@/lib/content/sources'
import { text } from './sources'

export const fit = {
  title: 'Cut on the bench, not on your car.',
  lead: text`Film comes on a roll 1.52 m wide.${'wrapteck'} The pieces are cut to a template of your model before any of it comes near the paint. Then the surface is cleaned and wetted, and each sheet is worked flat, edge by edge.`,
  alt: 'A sheet of film unrolled on a bench, with the pieces for a car cut out of it; the one for the hood is being lifted.',
  edges: {
    title: 'Where the edge goes',
    part: {
      alt: 'Car from above: film ends in a line across the hood.',
      text: text`${strong('Part of a panel.')} Some packages stop part of the way up the hood and fenders.${'tiers'} That leaves an edge across the paint, and close up you can find it.`,
    },
    whole: {
      alt: 'Car from above: film covers the hood up to its gap.',
      text: text`${strong('The whole panel.')} Ours count whole panels. The edge sits at the gap, where the panel ends anyway.`,
    },
  },
  lengths: {
    title: 'What a whole car takes',
    text: text`Drawn to scale: strips of the roll, as long as the car needs.${'wrapteck'}`,
    waste: (waste: number, complex: number) =>
      text`Planning figures for vinyl wrap.${'wrapteck'} Add ${waste}% for waste, or ${complex}% where the shapes are complex.`,
  },
}

/** The end of the axis in the chart of the materials' lifespans. */
export const MATERIAL_AXIS_YEARS = 10

export type Material = {
  name: string
  years: readonly [number, number]
  /** The lifespan. */
  life: string
  /** Known for only one material, so the comparison omits it. */
  heals?: true
  source: Source
}

export const materials: readonly Material[] = [
  { name: 'TPU', years: [5, 10], life: '5 to 10 years', heals: true, source: 'muleroi' },
  { name: 'TPH', years: [3, 3], life: 'about 3 years', source: 'muleroi' },
  { name: 'PVC', years: [1, 3], life: '1 to 3 years', source: 'muleroi' },
]

export const materialComparison: Comparison = {
  things: 'materials',
  items: materials.map(({ name, life, heals }) => ({
    name,
    facts: { Lasts: life, ...(heals && { 'Light marks': 'They close with warmth' }) },
  })),
  source: 'muleroi',
}

export const dataSheet = {
  title: 'Three lines to read on a data sheet.',
  thickness: {
    title: 'How thick',
    mark: '1 mm',
    alt: 'Five sheets of film beside a ruler: together one millimetre.',
    text: text`${strong('6 to 8 mil is common,')} 7.5 to 8 in premium films.${'detailchip'} A mil is 25.4 µm, so five sheets of 8 mil make a millimetre.`,
  },
  stretch: {
    title: 'How far it stretches',
    alt: 'A strip of film in two clamps, and the same strip drawn out to five and a half times its length.',
    text: text`${strong('450% on one data sheet.')}${'innovoauto'} Drawn out that far, a strip is five and a half times as long as it was.`,
  },
  material: {
    title: 'What it is made of',
    heals: 'and it heals',
    text: text`${strong('TPU is the one that lasts.')}${'muleroi'} If the sheet does not say which of the three it is, ask.`,
  },
}
