import type { Comparison } from '@/lib/config/comparison'
import { strong } from '@/lib/config/text'
import type { Captioned } from '@/lib/content/films/drawings'
import { text } from './sources'

export const glassAndFilm = {
  title: 'Film never works alone.',
  lead: (windows: number) =>
    text`Glass keeps out some light by itself, so multiply the two: 50% film on 80% glass lets 40% through.${'engineerfix'} Below, the same view through ${windows} windows.`,
  caption: 'Light through glass and film together, in percent',
  note: text`Percent of visible light through both. Factory glass is usually 70 to 85%, privacy glass about 20%.${'engineerfix'} Clear glass at 88% is only a start: measure yours. Light thrown to and fro between glass and film is left out; the meter has the last word.`,
}

export const law = {
  title: 'How dark is legal? It depends on the window.',
  /** `checked` is the month of the last check, such as "November 2026". */
  lead: (checked: string) =>
    text`The least light that must still come through glass and film together. Factory tint counts.${'engineerfix'} Checked in ${strong(checked)}; not legal advice.`,
  note: 'Where the rule is 70%, none of the shades above will do, not even on clear glass. On 75% glass you would need a film of 93.3% or lighter. The tool at the top works it out for your window.',
}

export const kinds = {
  title: 'Four ways to build a film.',
  lead: text`One ranking, from the simplest up.${'constructions'} The name tells you what is in the film, not what it keeps out. For that, ask for the TSER.`,
  constructions: [
    { drawing: 'build-dyed', alt: '', title: 'Dyed', text: 'Colour in the film. It fades.' },
    {
      drawing: 'build-metallised',
      alt: '',
      title: 'Metallised',
      text: 'Metal in the film. It can disturb radio signals.',
    },
    { drawing: 'build-carbon', alt: '', title: 'Carbon', text: 'Carbon in the film. Ranked above both.' },
    { drawing: 'build-ceramic', alt: '', title: 'Ceramic', text: 'Ceramic in the film. Ranked at the top.' },
  ] satisfies Captioned[],
}

export const constructionComparison: Comparison = {
  things: 'constructions',
  items: [
    { name: 'Dyed', facts: { 'In the film': 'Colour', 'In the ranking': 'Lowest', 'To know': 'It fades' } },
    {
      name: 'Metallised',
      facts: {
        'In the film': 'Metal',
        'In the ranking': 'Second',
        'To know': 'It can disturb radio signals',
      },
    },
    { name: 'Carbon', facts: { 'In the film': 'Carbon', 'In the ranking': 'Third' } },
    { name: 'Ceramic', facts: { 'In the film': 'Ceramic', 'In the ranking': 'Top' } },
  ],
  source: 'constructions',
}
