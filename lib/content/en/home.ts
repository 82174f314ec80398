import type { FilmRoute } from '@/lib/content/facts/films'

export const productLines = {
  heading: 'You like it the way it is. Keep it.',
  lead: 'Film goes over paint, glass, and gelcoat, takes the wear, and comes off again.',
}

export const productBands: Record<FilmRoute, { text: string; action: string }> = {
  '/ppf': {
    text: 'Clear polyurethane for the panels that meet the road first. Your color stays.',
    action: 'Protect my car',
  },
  '/window-film': { text: 'From nearly clear down to 5%.', action: 'Try the tints' },
  '/marine-film': { text: 'Bow, topsides, transom: where a dock leaves its marks.', action: 'Plan my hull' },
}

export const fittingSteps = {
  heading: 'How it works',
  steps: [
    { id: 'choose', title: 'Choose', text: 'The film and the panels.' },
    { id: 'cut', title: 'Cut', text: 'To a template, away from your paint.' },
    { id: 'lay', title: 'Apply', text: 'Cleaned, wetted, smoothed flat.' },
    { id: 'cure', title: 'Cure', text: 'The water left under it dries.' },
  ],
}

export const callToAction = { heading: 'Start with one panel.' }
