import type { Captioned, FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import type { ppfSources } from '@/lib/content/facts/sources'
import { brand } from '@/lib/content/language'
import { citations as ppf } from '@/lib/content/ppf'
import { type Citations, citing, type Text } from '@/lib/content/words'

const { text, cited } = citing<keyof typeof ppfSources>()

export const lead = `${brand.nameOrigin} We sell films made to keep paint, glass, and gelcoat that way.`

export const surfaces: Record<FilmName, { alt: string; name: string; film: string }> = {
  ppf: { alt: 'Water beading on red paint.', name: 'Paint', film: 'Paint protection film' },
  'window-film': { alt: 'A low sun behind a half-tinted window.', name: 'Glass', film: 'Window film' },
  'marine-film': { alt: 'A blue hull at dusk.', name: 'Gelcoat', film: 'Marine film' },
}

export const statement =
  'Good film is something you forget about. You see the paint, the view, the hull, and not the film that takes the wear.'

export const sheet = {
  title: 'It all comes down to one thin sheet.',
  lead: 'It goes over something you want to last. Three things about it matter.',
  properties: [
    {
      drawing: 'prop-edge',
      alt: 'The blue-green edge of a clear sheet, seen from the side.',
      title: 'Edge',
      text: 'It has to end somewhere. Ours ends where the panel does.',
    },
    {
      drawing: 'ppf-heal-3',
      alt: 'An unbroken bar of light, reflected in a dark, glossy surface.',
      title: 'Gloss',
      text: text`On paint, light scratches in the film’s topcoat disappear with heat.${'healing'}`,
    },
    {
      drawing: 'prop-tint',
      alt: 'One view through five panes, each darker than the last.',
      title: 'Tint',
      text: 'On glass, it lets through as much light as you choose.',
    },
  ] satisfies Captioned[],
}

type Way = { title: string; text: string } & ({ drawing: FilmDrawingName } | { example: Text })

export const work = {
  title: 'How we work',
  ways: {
    choose: {
      drawing: 'pack-car-front',
      title: 'You choose, part by part',
      text: 'The tool starts with the front of the car, not the whole car. Add a panel, remove one, and see how much film it takes.',
    },
    template: {
      drawing: 'ppf-roll',
      title: 'The blade stays on the bench',
      text: 'Pieces are cut to a template, away from the car. Nothing is cut on your paint.',
    },
    limits: {
      drawing: 'ppf-stone',
      title: 'The limits come first',
      text: 'Film takes grit and wash marks. It will not save your paint from a curb, and it does not go underwater. We say so before you ask.',
    },
    sources: {
      example: text`TPU film lasts 5 to 10 years.${'muleroi'}`,
      title: 'Figures come with their source',
      text: 'Each small number links to its source. Where there is no figure we trust, we give none, or say that it is only a starting point.',
    },
  } satisfies Record<string, Way>,
}

export const absent = {
  title: 'What you will not find here',
  things: {
    checkout: 'A checkout. You choose, then ask for a quote.',
    everything: 'A film that promises to stop everything.',
    heat: 'A heat figure that nobody has measured.',
    underWater: 'Film below the waterline.',
  },
}

export const closing = { title: 'Start with one panel.', text: 'Or one window, or the bow.' }

/** The texts cite what /ppf cites. */
export const citations: Citations = { ...ppf, cited }
