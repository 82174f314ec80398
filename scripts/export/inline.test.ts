import { firstScript, small } from './inline.mjs'

test.each([
  ['// A note.\n\n  const a = b ?? c\n', 'const a=b??c'],
  ['if (a !== b) {\n  c += d > e ? f : g\n}', 'if(a!==b){c+=d>e?f:g}'],
  ['f({\n  a,\n  b: 1,\n})\n[c] = d', 'f({a,b:1})\n[c]=d'],
  ["match('(a) and (b)')\n`a (b), c: d`", "match('(a) and (b)')\n`a (b), c: d`"],
  ['a + +b', 'a + +b'],
])('%j becomes small and stays what it says', (script, expected) => {
  expect(small(script)).toBe(expected)
})

test.each(['if (a) { // as some do,\n  b()\n}', 'a = /* so */ b'])('%j is refused', (script) => {
  expect(() => small(script)).toThrow('a note stands on a line of its own')
})

test('the scripts of a page are a script', () => {
  const script = firstScript('/film', { startsLater: true, asks: '/characters.json', isOffline: true })
  expect(() => new Function(script)).not.toThrow()
  expect(script).toContain("fetch('/characters.json'")
  expect(script).toContain("'/film/sw.js'")
})
