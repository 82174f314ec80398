import type { Note } from './sources'

export const layers = [
  { name: 'Topcoat', text: 'Sheds water, resists stains, closes light swirls with warmth.' },
  { name: 'Polyurethane', text: 'The body of the film. Elastic, clear, takes the impact.' },
  { name: 'Adhesive', text: 'Holds for years, lets go with heat.' },
  { name: 'Your paint', text: 'As it left the factory.' },
]

export const principles: readonly Note[] = [
  {
    title: 'Cut before it meets the car',
    text: 'Templates are cut away from the vehicle. No blade on your paint.',
  },
  {
    title: 'Say what it will not do',
    text: 'Film takes grit and wash marks. It does not stop a kerb. We say so first.',
  },
  {
    title: 'Only what you need',
    text: 'Panel by panel, you choose. The configurator starts with the front, not with everything.',
  },
  {
    title: 'Numbers with a source',
    text: 'Each figure on these pages says where it comes from. Where nobody knows, it says n/a.',
  },
]
