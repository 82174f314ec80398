import type { FilmRoute } from '@/lib/content/facts/films'

export const productLines = {
  heading: 'You like it the way it is. Keep it.',
  lead: 'Film goes over paint, glass, or gelcoat and takes the wear. When it is worn out, you replace the film, not what is under it.',
}

export const productBands: Record<FilmRoute, { text: string; action: string }> = {
  '/ppf': {
    text: 'Clear polyurethane for the panels that meet the road first. From a step away, you will not see it.',
    action: 'Protect my car',
  },
  '/window-film': {
    text: 'From nearly clear to nearly black, down to 5% of the light.',
    action: 'Try the tints',
  },
  '/marine-film': { text: 'Bow, topsides, transom: where a dock leaves its marks.', action: 'Plan my hull' },
}

export const fittingSteps = {
  heading: 'How it works',
  steps: [
    { id: 'choose', title: 'Choose', text: 'The film and the panels.' },
    { id: 'cut', title: 'Cut', text: 'To a template, away from your paint.' },
    { id: 'lay', title: 'Apply', text: 'On a clean, wet surface, and smoothed flat.' },
    { id: 'cure', title: 'Cure', text: 'The water left under it dries.' },
  ],
}

export const callToAction = { heading: 'Start with one panel.' }
