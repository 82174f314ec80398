/** @jest-environment node */
import { copyName } from './work-picture'

test('two pictures that differ in their endings have copies of their own', () => {
  expect(copyName('car.jpg', 800)).not.toBe(copyName('car.png', 800))
})
