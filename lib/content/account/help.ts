export const supportQuestions = [
  { question: 'How do I wash the film?', answer: 'Soft mitt, neutral shampoo, no abrasive polish.' },
  {
    question: 'There is haze under my film',
    answer: 'It is water left from fitting, and clears over the next few days.',
  },
  {
    question: 'An edge has lifted',
    answer: 'Do not pull at it. Keep it dry and send us a photo.',
  },
  {
    question: 'How do I send something back?',
    answer: 'Send us the order number with the form below. We reply with how to send it.',
  },
] as const

export const returnSteps = [
  'Write to support with the order number and the item.',
  'We reply with the address and how to pack it.',
  'Once it arrives, the amount is refunded to your card.',
] as const
