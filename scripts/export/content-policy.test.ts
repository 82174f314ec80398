/** @jest-environment node */
import { addContentPolicy, contentPolicy, inlineScriptsOf } from './head'
import { onExport, pageWith } from './test-export'

test('only scripts that run count as inline scripts: neither files nor data blocks', async () => {
  const head = '<script>a</script><script src="/b.js"></script><script type="application/ld+json">{}</script>'
  const page = pageWith(head, '<script id="d">e\nf &amp;&lt;</script>')
  await onExport({ 'index.html': page }, ({ pages: [read] }) => {
    expect(read && inlineScriptsOf(read)).toEqual(['a', 'e\nf &amp;&lt;'])
  })
})

test.each([
  ['https://characters.example/api?page=1', "connect-src 'self' https://characters.example/api;"],
  ['https://characters.example/a;b,c', "connect-src 'self' https://characters.example/a%3Bb%2Cc;"],
  ['/characters.json', "connect-src 'self';"],
  ['', "connect-src 'self';"],
])('the service %o becomes one source', (service, directive) => {
  const policy = contentPolicy({ hashes: [], services: [service, service], showsChosenFiles: false })
  expect(policy).toContain(directive)
})

test('an inline script of an unknown type stops the build, and a head that does not begin with the character set', async () => {
  await onExport({ 'index.html': pageWith('<script type="module">a()</script>') }, (site) => {
    expect(() => addContentPolicy(site)).toThrow('index.html has an inline script of type module.')
  })
  await onExport({ 'index.html': '<!DOCTYPE html><html><head><title>x</title></head></html>' }, (site) => {
    expect(() => addContentPolicy(site)).toThrow('The head of index.html does not begin with <meta charset>.')
  })
})
