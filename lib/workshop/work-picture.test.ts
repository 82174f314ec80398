/** @jest-environment node */
import { copyName } from './workshop-folder'

test('two pictures whose names differ only in the extension have separate copies', () => {
  expect(copyName('car.jpg', 800)).not.toBe(copyName('car.png', 800))
})
