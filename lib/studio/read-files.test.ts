import { cleanName, freeName } from './read-files'

test.each([
  ['My Film 2.MP4', 'video/mp4', 'my-film-2.mp4'],
  ['Protección (final).jpeg', 'image/jpeg', 'proteccion-final.jpg'],
  ['photo.jpg', 'image/png', 'photo.png'],
  ['日本.webm', 'video/webm', 'file.webm'],
  ['../../etc.png', 'image/png', 'etc.png'],
])('%s is saved as %s: %s', (name, type, clean) => {
  expect(cleanName(name, type)).toBe(clean)
})

test.each([
  ['new.jpg', ['ppf.jpg'], 'new.jpg'],
  ['ppf.mp4', ['ppf.mp4', 'ppf-2.mp4'], 'ppf-3.mp4'],
  // Otherwise the old ppf.avif would become the new poster's lighter copy.
  ['ppf.png', ['ppf.jpg', 'ppf.avif'], 'ppf-2.png'],
  ['ppf-800.jpg', [], 'ppf-800-2.jpg'],
])('%s next to %j becomes %s', (name, taken, free) => {
  expect(freeName(name, new Set(taken))).toBe(free)
})
