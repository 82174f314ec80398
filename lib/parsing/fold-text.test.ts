import { foldText } from './fold-text'

test.each([
  ['Protección', 'proteccion'],
  ['ÀÉÎÕÜ Ñ Ç', 'aeiou n c'],
  ['n\u0303', 'n'],
  ['Straße 12', 'strasse 12'],
  ['STRASSE', 'strasse'],
  ['GROẞ', 'gross'],
  ['Øre Łódź Đoković Þór Seyðis', 'ore lodz dokovic thor seydis'],
  ['ISPARTA ısparta İsparta', 'isparta isparta isparta'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['  Casa \u00A0 Vidriera ', 'casa vidriera'],
  ['D’Artagnan', "d'artagnan"],
  ['O`Hara', "o'hara"],
  ['ﬁlm', 'film'],
  ['Œuvre Æther', 'oeuvre aether'],
])('%j becomes %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
