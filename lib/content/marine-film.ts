import type { Note, Question, Source } from './sources'

type Zone = { zone: string; film: string; why: string; source?: Source }

export const marineZones: readonly Zone[] = [
  {
    zone: 'Bow, topsides, transom',
    film: 'Paint protection film',
    why: 'Fenders, dock lines, anchor and chain rub here.',
  },
  {
    zone: 'Boot stripe',
    film: 'Paint protection film',
    why: 'The scum line wipes off a smooth film sooner.',
  },
  {
    zone: 'Gunwale, rub rail, platform',
    film: 'Paint protection film',
    why: 'Shoes, lines and tackle boxes.',
  },
  { zone: 'Cabin windows of glass', film: 'Window film', why: 'Less heat and glare inside.' },
  {
    zone: 'Windows of acrylic or polycarbonate',
    film: 'No film',
    why: 'Glass film bubbles on them. Ask what the glazing is made of first.',
  },
  {
    zone: 'Under water',
    film: 'No paint film',
    why: 'That is the work of antifouling or of a fouling-release film: it lowers adhesion, up to 5 years, best on boats that move.',
    source: 'antifouling',
  },
]

export const marineDoes: readonly Note[] = [
  { title: 'It takes', text: 'The scuffs of fenders and dock lines. A cut is patched, with a seam.' },
  { title: 'It slows', text: 'Chalking: gelcoat oxidises, and ultraviolet harms it deeper.' },
  { title: 'It is not', text: 'Antifouling. Paint protection film has no place below the waterline.' },
  {
    title: 'It asks first',
    text: 'What the windows are made of. Acrylic and polycarbonate take no glass film.',
  },
]

export const marineCare: readonly Note[] = [
  { title: 'After the trip', text: 'Fresh water over it: salt crystals scratch.' },
  {
    title: 'Washing',
    text: 'pH-neutral soap, soft mitt. The pressure washer stays 90 cm away and off the edges.',
    source: 'ppfCare',
  },
  { title: 'Fenders', text: 'Clean ones rub less. Grit in a fender sock is sandpaper.' },
  { title: 'Repairs', text: 'A cut piece is replaced, not the whole side. The seam can be seen.' },
]

export const marineQuestions: readonly Question[] = [
  {
    question: 'Does the boat need to come out of the water?',
    answer: 'For the boot stripe and the transom, yes. The deck edges can be done afloat.',
  },
  {
    question: 'Does it go under water?',
    answer: 'No. Below the waterline belongs to antifouling or fouling-release film.',
  },
  {
    question: 'Can you film my windows?',
    answer: 'If they are glass. On acrylic or polycarbonate glass film bubbles.',
  },
]
export const marineSources = ['chalking', 'seams', 'antifouling', 'acrylic', 'hullAreas', 'ppfCare'] as const
