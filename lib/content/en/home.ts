import type { FilmRoute } from '@/lib/content/facts/films'

export const productLines = {
  heading: 'Three films. One idea: leave the surface as it was.',
  lead: 'Film goes over paint, glass, and gelcoat, takes the wear, and comes off again.',
}

export const productCards: Record<FilmRoute, { text: string; action: string }> = {
  '/ppf': { text: 'Clear polyurethane for the panels that meet the road first.', action: 'See coverage' },
  '/window-film': { text: 'From nearly clear down to 5%.', action: 'Try the tints' },
  '/marine-film': { text: 'Bow, topsides, transom: where a dock leaves its marks.', action: 'See coverage' },
}

export const halfCovered = {
  heading: 'Same paint. One side has film.',
  lead: 'Chips and wash marks stay in the film, and fine swirl marks disappear with heat. The clear coat below keeps its factory gloss. This is a drawing, not a photograph.',
  picture: 'Two halves of one painted panel: scratched and dull on the left, glossy on the right.',
  bare: 'Bare paint',
  covered: 'With film',
}

export const fittingSteps = {
  heading: 'How it works',
  steps: [
    {
      id: 'choose',
      title: 'Choose',
      text: 'Pick the film and the panels. For most cars, the front is enough.',
    },
    {
      id: 'cut',
      title: 'Cut',
      text: 'The film is cut to a template of your model, away from your paint.',
    },
    {
      id: 'lay',
      title: 'Apply',
      text: 'The surface is cleaned and wetted, and the film is smoothed flat, edge by edge.',
    },
    {
      id: 'cure',
      title: 'Cure',
      text: 'The remaining water dries over the next few days. Then wash as usual, but gently.',
    },
  ],
}

export const callToAction = {
  heading: 'Start with the front bumper. Stop wherever you like.',
  coverage: 'Configure coverage',
  question: 'Ask a question',
}
