import type { Captioned, FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import type { ppfSources } from '@/lib/content/facts/sources'
import { brand } from '@/lib/content/language'
import { citations as ppf } from '@/lib/content/ppf'
import { type Citations, citing, type Text } from '@/lib/content/words'

const { text, cited } = citing<keyof typeof ppfSources>()

export const lead = `${brand.nameOrigin} We sell the films that keep it that way: on paint, on glass, on gelcoat.`

export const surfaces: Record<FilmName, { alt: string; name: string; film: string }> = {
  ppf: { alt: 'Water beading on red paint.', name: 'Paint', film: 'Paint protection film' },
  'window-film': { alt: 'A low sun behind a half-tinted window.', name: 'Glass', film: 'Window film' },
  'marine-film': { alt: 'A blue hull at dusk.', name: 'Gelcoat', film: 'Marine film' },
}

export const statement =
  'Good film is a thing you forget about. You see the paint, the view, the hull. The film takes what comes, and says nothing.'

export const sheet = {
  title: 'All of it is one idea: a sheet.',
  lead: 'A thin one, laid over something you would rather not wear out. Everything else follows from three of its properties.',
  properties: [
    {
      drawing: 'prop-edge',
      alt: 'The cut edge of a clear sheet, seen from the side: blue-green.',
      title: 'An edge',
      text: 'It has to end somewhere. Ours ends where the panel does.',
    },
    {
      drawing: 'ppf-heal-3',
      alt: 'A bar of light reflected in dark gloss, unbroken.',
      title: 'A gloss',
      text: text`On paint, its topcoat closes light marks with warmth.${'healing'}`,
    },
    {
      drawing: 'prop-tint',
      alt: 'One view through five panes, each darker than the last.',
      title: 'A tint',
      text: 'On glass, it lets through the share of light that you choose.',
    },
  ] satisfies Captioned[],
}

type Way = { title: string; text: string } & ({ drawing: FilmDrawingName } | { example: Text })

export const work = {
  title: 'How we work.',
  ways: {
    choose: {
      drawing: 'pack-car-front',
      title: 'You choose, part by part',
      text: 'The configurator starts with the front of the car, not with all of it. Add a panel, take one away, and watch the film add up.',
    },
    template: {
      drawing: 'ppf-roll',
      title: 'The blade stays on the bench',
      text: 'Pieces are cut to a template, away from the car. Nothing is cut on your paint.',
    },
    limits: {
      drawing: 'ppf-stone',
      title: 'The limits come first',
      text: 'Film takes grit and wash marks. It does not stop a kerb, and it does not go under water. We say so before you ask.',
    },
    sources: {
      example: text`TPU film lasts 5 to 10 years.${'muleroi'}`,
      title: 'Numbers have a source',
      text: 'Each small figure in a text leads to the source of what it says. Where nobody knows, we print nothing.',
    },
  } satisfies Record<string, Way>,
}

export const absent = {
  title: 'What you will not find here.',
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
