/** @jest-environment node */
import { copyName } from './work-picture'

test('two pictures that differ in their endings have separate copies', () => {
  expect(copyName('car.jpg', 800)).not.toBe(copyName('car.png', 800))
})
