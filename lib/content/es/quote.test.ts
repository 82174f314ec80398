import { linePrice } from './prices'
import { filmLine, vehicleSheet } from './quote'
import { tintTool } from './tint-tool'

test.each([
  [['Capó'], 'Capó'],
  [['Capó', 'techo'], 'Capó y techo'],
  [['Capó', 'techo', 'tres ventanas'], 'Capó, techo y tres ventanas'],
  [['Frontal o Carretera', 'tres ventanas'], 'Frontal o Carretera, y tres ventanas'],
])('a comma comes before “y” only after a choice: %j', (films, joined) => {
  expect(vehicleSheet.joined(films)).toBe(joined)
})

test.each([
  [tintTool.passes('24.5 a 29.8%'), 'Luz que pasa: de 24.5 a 29.8%'],
  [tintTool.passes('25.9%'), 'Luz que pasa: 25.9%'],
  [
    filmLine.light('vidrio medido en 80%', 'alrededor del 4%'),
    'Sobre vidrio medido en 80%. Luz que pasa: alrededor del 4%.',
  ],
  [linePrice.inMessage('Frontal.', 'USD 1,150 a 1,400'), 'Frontal. Precio: de USD 1,150 a 1,400.'],
])('a range inside a text begins with “de”: %s', (text, expected) => {
  expect(text).toBe(expected)
})
