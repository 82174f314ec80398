/** @jest-environment node */
import { copyName, readWorkshop, shopPrices } from './workshop-folder'

afterEach(() => void delete process.env.SHOP_FOLDER)

test('without the file a shop has no facts', () => {
  const project = process.cwd()
  process.chdir('docs')
  try {
    expect(readWorkshop()).toBeNull()
    expect(shopPrices()).toBeNull()
  } finally {
    process.chdir(project)
  }
})

test('a folder that SHOP_FOLDER names must have the file', () => {
  process.env.SHOP_FOLDER = 'docs/exampels'
  expect(readWorkshop).toThrow(
    'docs/exampels/shop.json does not exist. Correct the folder in SHOP_FOLDER, or remove that variable.',
  )
})

test('two pictures whose names differ only in the extension have separate copies', () => {
  expect(copyName('car.jpg', 800)).not.toBe(copyName('car.png', 800))
})
