import { foldText } from './fold-text'

test.each([
  ['Protección', 'proteccion'],
  ['ÀÉÎÕÜ Ñ Ç', 'aeiou n c'],
  ['n\u0303', 'n'],
  ['Straße 12', 'straße 12'],
  ['  Casa \u00A0 Vidriera ', 'casa vidriera'],
  ['D’Artagnan', "d'artagnan"],
  ['O`Hara', "o'hara"],
  ['ﬁlm', 'film'],
  ['Œuvre Æther', 'oeuvre aether'],
])('%j becomes %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
