export const choiceBar = { label: 'Your choice' }
