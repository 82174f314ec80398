// Rendered on the server only: these texts are not part of a page's script.

/** From the specification. */
export const accountLayout = { logOut: 'Log out' } as const

export const overviewPage = { latestOrder: 'Latest order' } as const

export const returnsPage = {
  /** From the specification. */
  none: 'You don’t have any active returns.',
  hint: 'When you start one, it appears here.',
  viewOrders: 'View orders',
  howToHeading: 'How to start a return',
  steps: {
    write: 'Write to support with the order number and the item.',
    send: 'We reply with the address and tell you how to pack it.',
    refund: 'Once it arrives, the amount is refunded to your card.',
  },
  contactSupport: 'Contact support',
  pastHeading: 'Past returns',
} as const

export const supportPage = {
  mailHint: 'Please include your order number.',
  questionsHeading: 'Common questions',
  formHeading: 'Ask us',
} as const

export const commonQuestions = {
  washing: {
    question: 'How do I wash the film?',
    answer: 'Use a soft mitt and a neutral shampoo, and no abrasive polish.',
  },
  haze: {
    question: 'There is haze under my film',
    answer: 'It is water left over from the fitting, and clears within a few days.',
  },
  edge: {
    question: 'An edge has lifted',
    answer: 'Do not pull at it. Keep it dry and send us a photo.',
  },
  sendingBack: {
    question: 'How do I send something back?',
    answer: 'Send us the order number with the form below. We reply and explain how to send it.',
  },
} as const
