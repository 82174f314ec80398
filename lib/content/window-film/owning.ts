import type { Text } from '@/lib/config/text'
import type { Question } from '@/lib/content/question'
import type { Source } from '@/lib/content/sources'
import { text } from './sources'

type Wait = {
  title: string
  text: Text
  /** Days after the installation; `null` if no source gives an end. */
  days: readonly [number, number] | null
  source: Source
}

export const care = {
  title: 'Give it a month to settle.',
  lead: text`After that: a soft cloth, soapy water, and never anything with ammonia.${'windowCare'}`,
  waits: [
    {
      title: 'Windows stay up',
      text: text`Three to five days.${'windowCare'}`,
      days: [3, 5],
      source: 'windowCare',
    },
    {
      title: 'No cleaning',
      text: text`Thirty days.${'windowCare'}`,
      days: [30, 30],
      source: 'windowCare',
    },
    {
      title: 'Haze and water pockets',
      text: text`Normal while it dries.${'windowCare'}`,
      days: null,
      source: 'windowCare',
    },
  ] satisfies Wait[],
  warranty: text`Car window film is commonly covered for as long as you keep the car. The cover does not pass on to the next owner.${'windowWarranty'}`,
  /** The text of the link to the record on /appointment. */
  keep: 'Keep the papers and the care dates',
}

export const questions: readonly Question[] = [
  {
    question: 'When can I lower the windows?',
    answer: text`After three to five days.${'windowCare'}`,
  },
  {
    question: 'What are those small water pockets?',
    answer: text`Fitting water on its way out. They are normal and clear as the film dries.${'windowCare'}`,
  },
  {
    question: 'Does a darker film stop more UV?',
    answer: text`Not by being darker: the shade measures visible light only. A film can block up to 99% of the UV.${'uv'}`,
  },
  {
    question: 'Will it be too dark at night?',
    answer: 'Dark film is dark at night as well. For the front, stay light, and stay within the law.',
  },
  {
    question: 'How exact is the number?',
    answer: text`It is an estimate: glass times film, without the light thrown to and fro between them.${'engineerfix'} The meter has the last word.`,
  },
  {
    question: 'How do I clean it?',
    answer: text`After thirty days, with a soft cloth and soapy water. Never with ammonia.${'windowCare'}`,
  },
]
