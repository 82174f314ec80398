// `_redirects`, which Netlify reads: the 404 page of each language that has a folder. Existing files come first.
export const REDIRECTS_FILE = '_redirects'

export const redirectsFile = (others: readonly string[]) =>
  others.map((path) => `${path}/* ${path}/404.html 404\n`).join('')
