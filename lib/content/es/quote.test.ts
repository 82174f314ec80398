import { vehicleSheet } from './quote'

test.each([
  [['Capó'], 'Capó'],
  [['Capó', 'techo'], 'Capó y techo'],
  [['Capó', 'techo', 'tres ventanas'], 'Capó, techo y tres ventanas'],
  [['Frontal o Carretera', 'tres ventanas'], 'Frontal o Carretera, y tres ventanas'],
])('a comma comes before “y” only after a choice: %j', (films, joined) => {
  expect(vehicleSheet.joined(films)).toBe(joined)
})
