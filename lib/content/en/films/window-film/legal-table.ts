// Separate from the page's other texts, because the script of /window-film loads this file.

export const legalTable = {
  find: 'Find a place in the table',
  found: (count: number, all: number) => `${count} of ${all} places`,
}
