import { cleanName, freeName } from './read-files'

test.each([
  ['Protección (final).jpeg', 'image/jpeg', 'proteccion-final.jpg'],
  ['日本.webm', 'video/webm', 'file.webm'],
  ['../../etc.png', 'image/png', 'etc.png'],
])('%s is saved as %s: %s', (name, type, clean) => {
  expect(cleanName(name, type)).toBe(clean)
})

test.each([
  ['ppf.mp4', ['ppf.mp4', 'ppf-2.mp4'], 'ppf-3.mp4'],
  // Otherwise the old ppf.avif would become the new poster's lighter copy.
  ['ppf.png', ['ppf.jpg', 'ppf.avif'], 'ppf-2.png'],
  ['ppf-800.jpg', [], 'ppf-800-2.jpg'],
])('%s next to %j becomes %s', (name, taken, free) => {
  expect(freeName(name, new Set(taken))).toBe(free)
})
