import type { Captioned } from '@/lib/content/films/drawings'
import { text } from './sources'

export const opener = {
  title: 'Let the road wear the film.',
  text: text`Paint protection film is a clear, elastic sheet, less than a quarter of a millimetre thick.${'detailchip'} It goes over the panels that meet the road first. Grit and wash marks land on the film, and your paint stays as it is underneath.`,
  alt: 'Water beading on red bodywork; at the right, the edge of the film.',
}

export const layers = {
  title: 'Three layers stay on the car. One goes in the bin.',
  lead: text`From the outside in.${'stek'} The drawing is not to scale.`,
  alt: 'A corner of filmed bodywork, cut open: liner, topcoat, polyurethane, adhesive, paint.',
  parts: [
    { title: 'Liner', text: 'Covers the film until it is fitted. Then it is thrown away.' },
    {
      title: 'Topcoat',
      text: text`The side you see and wash. Light marks in it close with warmth.${'healing'}`,
    },
    {
      title: 'Polyurethane',
      text: 'The body of the film, TPU for short. Clear, elastic, and the part that takes the knock.',
    },
    { title: 'Adhesive', text: 'Acrylic. It holds the film to the lacquer and lets go with heat.' },
    { title: 'Your paint', text: 'As it was on the day it was covered.' },
  ],
}

/** In pairs: damage that the film prevents and damage that it does not. */
export const limits = {
  title: 'It takes the small knocks. It cannot take a big one.',
  lead: 'Four cuts through the same panel. The film is the blue-green part; lacquer, colour and metal lie beneath.',
  heads: ['The film takes it', 'It goes through'],
  pictures: [
    {
      drawing: 'ppf-grit',
      alt: 'Grit hits the film; the paint below is whole.',
      title: 'Grit and small stones',
      text: 'They hit the film instead of the paint.',
    },
    {
      drawing: 'ppf-stone',
      alt: 'A large stone has torn through film and paint.',
      title: 'A kerb or a large stone',
      text: 'A hard enough hit cuts film and paint alike.',
    },
    {
      drawing: 'ppf-wash',
      alt: 'A wash mitt leaves fine marks in the topcoat only.',
      title: 'Wash marks',
      text: text`They stay in the topcoat, where warmth closes them.${'healing'}`,
    },
    {
      drawing: 'ppf-cut',
      alt: 'A blade has slit the film down to the lacquer.',
      title: 'A cut',
      text: text`It goes deeper than the topcoat, and it does not heal.${'healing'}`,
    },
  ] satisfies Captioned[],
}

export const healing = {
  title: 'Light marks close by themselves. They only need warmth.',
  lead: text`Two things to know. Only the topcoat heals, so a cut stays a cut. And nobody certifies how well it works,${'healing'} so be wary of anyone who promises you minutes.`,
  pictures: [
    {
      drawing: 'ppf-heal-1',
      alt: 'Fine round scratches across a reflection.',
      title: 'Marked',
      text: 'Washing leaves fine marks in the topcoat. You see them where the light falls.',
    },
    {
      drawing: 'ppf-heal-2',
      alt: 'Warm water on the left half: the scratches there have gone.',
      title: 'Warmed',
      text: text`Sun will do. So will warm water.${'healing'}`,
    },
    {
      drawing: 'ppf-heal-3',
      alt: 'The same reflection, clean.',
      title: 'Closed',
      text: 'The marks are gone and the reflection is sharp again.',
    },
  ] satisfies Captioned[],
}
