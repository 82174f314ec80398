// What the first script of every page shows.

export const notice = { close: 'Got it' }

export const loading = {
  failed: (name: string) => `${name} could not be loaded. Check your connection and try again.`,
}
