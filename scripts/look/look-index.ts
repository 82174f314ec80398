import { escaped } from '../export/escaped'
import type { Photograph } from './comparison'

/** A page of pictures in rows. */
export const pictureSheet = (title: string, styles: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
  section > div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  img { border: 1px solid #888; }
  ${styles}
</style>
<h1>${title}</h1>
${body}
</html>
`

/** A page that shows the pictures of each state next to each other. */
export function indexOf(pictures: readonly Photograph[]): string {
  const titles = [...new Set(pictures.map(({ title }) => title))].sort()
  const rows = titles.map((title) =>
    sectionOf(
      title,
      pictures.filter((picture) => picture.title === title),
    ),
  )
  return pictureSheet('Every route and state', 'img { max-height: 40rem; }', rows.join('\n'))
}

function sectionOf(title: string, pictures: readonly Photograph[]): string {
  const shown = pictures
    .toSorted((a, b) => a.format.localeCompare(b.format, undefined, { numeric: true }))
    .map(({ file, format }) => `<a href="${file}"><img src="${file}" alt="${escaped(title)}, ${format}"></a>`)
  return `<section><h2>${escaped(title)}</h2><div>${shown.join('')}</div></section>`
}
