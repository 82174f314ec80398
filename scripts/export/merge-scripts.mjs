// Next writes a page's payload as a row of inline scripts, and the policy names each by a hash, which nothing packs.
const TEXT = '(?:(?!</script>)[^])*</script>'
const ROW = new RegExp(`<script(?: id="[^"]*")?>${TEXT}(?:<script>${TEXT})+`, 'g')

/** Inline scripts that follow each other directly become one; what has an id begins a row. */
export const mergeScripts = (html) => html.replace(ROW, (row) => row.replaceAll('</script><script>', '\n;'))
