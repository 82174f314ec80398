import type { AppointmentSource, Sourced } from './sources'

/** Instructions for the customer before the installation. */
export const preparation: readonly Sourced[] = [
  {
    text: 'Wash the car before you come, then not for two to seven days; your film’s maker says how long.',
    sources: ['firstWash', 'ppfCare'],
  },
  {
    text: 'Do not use wax or sealant, and say so if the paint has a coating: film may lift or bubble on it.',
    sources: ['adhesion'],
  },
  {
    text: 'Say which panels have been repainted. One shop’s terms cover film on factory paint only.',
    sources: ['adhesion'],
  },
  {
    text: 'Inspect the clean paint together. Existing marks can show through the film.',
    sources: ['paint'],
  },
]

export const edgeChoices: Sourced & { choices: readonly string[] } = {
  text: 'We count whole panels, so the edge is where the panel ends. Pre-cut film may stop short of it, and some packages end part of the way up a hood. Agree where it ends:',
  choices: ['at the gap', 'short of the edge', 'wrapped around the edge'],
  sources: ['adhesion', 'tiers', 'checklist'],
}

export const installerQuestions: readonly Sourced[] = [
  {
    text: 'Which film is it? Is it TPU, TPH or PVC, and how thick? TPU lasts longest; 6 to 8 mil is common.',
    sources: ['materials', 'thickness'],
  },
  {
    text: 'How long is the warranty, and what does it exclude? On the market it is 5 to 10 years, for ageing but not impact or wear.',
    sources: ['warranty', 'defects'],
  },
  { text: 'Are you authorised by the maker, and do you register the warranty?', sources: ['checklist'] },
  { text: 'How do you prepare the paint?', sources: ['checklist', 'paint'] },
  { text: 'When may I wash the car?', sources: ['firstWash', 'ppfCare'] },
  {
    text: 'Which documents do I get? They should name you, the film, its batch, the panels and the date.',
    sources: ['proof', 'claim'],
  },
]

/** Why to keep a record for the warranty. */
export const warrantyReason: Sourced = {
  text: 'For a claim you need to know who fitted which film, on which panels, from which batch, and when.',
  sources: ['proof', 'claim'],
}

/** The distinct sources in the order of their first mention, which numbers them. */
export function numbered(texts: readonly Sourced[]): readonly AppointmentSource[] {
  return [...new Set(texts.flatMap(({ sources }) => sources))]
}
