// Separate from the page's other texts, because the script of /window-film loads this file.

export const legalTable = {
  found: (count: number, all: number) => `${count} of ${all} places`,
  showAll: 'Show all places',
  notCheckedSince: (month: string) => `Not checked since ${month}. Ask locally.`,
}
