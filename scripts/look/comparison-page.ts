import { escaped } from '../export/escaped'
import type { Comparison, Difference } from './comparison'
import { pictureSheet } from './look-index'

/** A page with the pictures that differ: before, after, their difference, and a slider from one to the other. */
export function comparisonPage(
  { differing, unstable, added }: Comparison,
  removed: readonly string[],
  failed: readonly string[],
): string {
  return pictureSheet(
    'What differs',
    `section { border-top: 1px solid #888; }
  figure { margin: 0; }
  img { max-width: 40rem; vertical-align: top; }
  .both { display: grid; justify-items: start; isolation: isolate; }
  .both > img { grid-area: 1 / 1; }
  /* Equal pixels become black; the filter makes the smallest difference white. */
  .difference { filter: url(#amplify); background: #000; }
  .difference > img + img { mix-blend-mode: difference; }
  .slider > img + img { clip-path: inset(0 0 0 var(--from, 50%)); }
  input { width: 20rem; }`,
    `<svg width="0" height="0" aria-hidden="true"><filter id="amplify" color-interpolation-filters="sRGB"><feComponentTransfer>
  <feFuncR type="linear" slope="255"/><feFuncG type="linear" slope="255"/><feFuncB type="linear" slope="255"/>
</feComponentTransfer></filter></svg>
${listOf('New states', added)}${listOf('Removed states', removed)}${listOf('States that could not be shown', failed)}
${differing.map((difference) => sectionOf(difference, 'before', 'after')).join('\n')}
${unstable.length > 0 ? '<h1>Unstable: two pictures of the same page</h1>' : ''}
${unstable.map((difference) => sectionOf(difference, 'before', 'again')).join('\n')}
<script>
  document.addEventListener('input', ({ target }) => {
    target.closest('figure').querySelector('.slider').style.setProperty('--from', target.value + '%')
  })
</script>`,
  )
}

function listOf(heading: string, titles: readonly string[]): string {
  if (titles.length === 0) return ''
  return `<h2>${heading}</h2><ul>${titles.map((title) => `<li>${escaped(title)}</li>`).join('')}</ul>`
}

function sectionOf(
  { file, title, format, before, after }: Difference,
  first: string,
  second: string,
): string {
  const picture = (folder: string) =>
    `<img src="${folder}/${file}" alt="${folder}: ${escaped(title)}, ${format}">`
  const figure = (caption: string, content: string) =>
    `<figure><figcaption>${caption}</figcaption>${content}</figure>`
  const single = [before && figure(first, picture(first)), after && figure(second, picture(second))]
  const both = `${picture(first)}${picture(second)}`
  const joint = before &&
    after && [
      figure('difference', `<div class="both difference">${both}</div>`),
      figure(
        `<label>${first} <input type="range" min="0" max="100" aria-label="How much of ${first} is shown"> ${second}</label>`,
        `<div class="both slider">${both}</div>`,
      ),
    ]
  return `<section><h2>${escaped(title)}, ${format}</h2><div>${[...single, ...(joint || [])].filter(Boolean).join('')}</div></section>`
}
