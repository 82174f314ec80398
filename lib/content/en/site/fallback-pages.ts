export const notFound = {
  title: 'Page not found',
  heading: 'This page has been peeled off.',
  lead: 'There is no page at this address. Nothing is broken.',
  home: 'Go home',
  shop: 'Open the shop',
}

export const offlinePage = {
  lead: 'The site could not be reached, and this page is not saved in your browser.',
  available: 'Available offline',
  /** Around the links to the film pages. */
  filmPages: {
    before: 'The film pages with their tools: ',
    after: ', unless your browser is set to save data.',
  },
  visitedPages: 'Every page you have opened before.',
  unavailable: 'Needs a connection',
  connected: 'The shop’s catalogue, sending a message, and pages you have not opened yet.',
  retry: 'Try again',
}
