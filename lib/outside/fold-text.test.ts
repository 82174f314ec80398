import { foldAccents } from './fold-accents'

test.each([
  ['Protección', 'proteccion'],
  ['ÀÉÎÕÜ Ñ Ç', 'aeiou n c'],
  ['n\u0303', 'n'],
  ['Straße 12', 'straße 12'],
])('%s becomes %s', (text, folded) => {
  expect(foldAccents(text)).toBe(folded)
})
