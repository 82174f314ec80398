export const choiceBar = { label: 'Tu elección' }
