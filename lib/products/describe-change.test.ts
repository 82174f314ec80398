import { describeChange } from './product'
import { product } from './test-product'

test('describeChange lists only the changed fields', () => {
  const film = product({ id: '1', name: 'Film', price: 10, stock: 1200 })
  expect(describeChange(film, { ...film, price: 12 })).toBe('Film: $10 → $12')
  expect(describeChange(film, { ...film, name: 'Fílm' })).toBe('Film → Fílm')
  expect(describeChange(film, { ...film, name: 'Tape', stock: 1 })).toBe('Film → Tape: stock 1,200 → 1')
})
