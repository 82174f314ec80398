import { strong, type Text } from '@/lib/config/text'
import type { FilmDrawingName } from '@/lib/content/films/drawings'
import { text } from './sources'

export const opener = {
  title: 'Keep the view. Turn down the sun.',
  text: 'Film decides how much light a window lets in. Choose the shade you like by day, remember that it is just as dark by night, and see what the law allows.',
  alt: 'A room before a low sun; film has come down over part of each pane, and the glare behind it is calm.',
}

type Band = {
  drawing: FilmDrawingName
  alt: string
  title: string
  text: string
  /** The measure of a film's effect on this light, with its meaning. */
  figure: string
  says: Text
}

export const light = {
  title: 'Sunlight is three things. Each has its own number.',
  lead: 'The pane runs down through all three. Its film is the dark edge on the room side.',
  bands: [
    {
      drawing: 'light-uv',
      alt: 'Short waves stop at the film; next to nothing goes on.',
      title: 'Ultraviolet',
      text: 'You cannot see it.',
      figure: 'UVR',
      says: text`The share that is turned away, ${strong('up to 99%.')} The shade does not tell you: ask.${'uv'}`,
    },
    {
      drawing: 'light-visible',
      alt: 'Waves in five colours go through the film, thinner than before.',
      title: 'Visible light',
      text: 'What you see by, and what dazzles you.',
      figure: 'VLT',
      says: text`The share that comes through.${'windowcool'} Glare falls with it: ${strong('a 35% film takes away 65%.')} VLR is the share thrown back.`,
    },
    {
      drawing: 'light-infrared',
      alt: 'Long waves; what is left of them differs from film to film.',
      title: 'Infrared',
      text: 'You feel it as warmth.',
      figure: 'IR',
      says: text`Often quoted for a single wavelength.${'windowcool'} ${strong('Ask which waveband was measured,')} or leave the figure out.`,
    },
  ] satisfies Band[],
}

export const heat = {
  title: 'For heat, ask for one number: TSER.',
  lead: text`Total solar energy rejected counts everything that does not end up inside.${'windowcool'} Widths in the drawing are not to scale.`,
  alt: 'Sunlight meets filmed glass and splits: some is reflected, some absorbed, some goes through.',
  flows: [
    { title: 'Reflected', text: 'Never gets in. Counts as rejected.', isRejected: true },
    {
      title: 'Absorbed, then given off outside',
      text: 'The glass warms up and sheds it outward. Counts as rejected.',
      isRejected: true,
    },
    { title: 'Absorbed, then given off inside', text: 'Gets in after all.', isRejected: false },
    { title: 'Let through', text: 'Straight into the room or the car.', isRejected: false },
  ],
  measured: {
    title: 'It has to be measured',
    text: text`It cannot be worked out from the UV, light and infrared figures. One clear film shows why.${'linshang'} We found no TSER by type of film that we would trust, so we print none.`,
    figures: [
      { label: 'Worked out from the other figures', value: '66%', percent: 66, source: 'linshang' },
      { label: 'Measured', value: 'about 55%', percent: 55, source: 'linshang' },
    ],
  },
}
