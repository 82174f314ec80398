import { hasWork, readWorkshop, shopPrices, shopQuestions, workPicture } from './workshop-folder'

afterEach(() => void delete process.env.SHOP_FOLDER)

test('without the file a shop has no facts', () => {
  const project = process.cwd()
  process.chdir('docs')
  try {
    expect(readWorkshop()).toBeNull()
    expect([shopPrices(), hasWork(), shopQuestions()]).toEqual([null, false, {}])
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

test('the shop’s questions are those of a film, or of no film', () => {
  process.env.SHOP_FOLDER = 'docs/examples'
  const asked = (line?: 'ppf' | 'marine-film') =>
    Object.values(shopQuestions(line)).map(({ question }) => question)
  expect(asked()).toEqual(['Can I wait while you work?'])
  expect(asked('ppf')).toEqual(['Do you remove old film?'])
  expect(asked('marine-film')).toEqual([])
  expect(hasWork()).toBe(true)
  expect(shopPrices()).toMatchObject({ coverage: expect.any(Array) })
})

const srcSet = expect.stringContaining('/shop/car.jpg-800.webp 800w, ')

test.each([
  ['production', undefined, { src: '/shop/car.jpg', srcSet }],
  ['development', undefined, { src: '/shop/car.jpg' }],
  ['development', 'docs/examples', { src: expect.stringMatching(/^data:image\/jpeg;base64,\/9j/) }],
] as const)('in %s with the folder %s a picture has its URL', (mode, folder, picture) => {
  const env = { ...process.env, NODE_ENV: mode, ...(folder && { SHOP_FOLDER: folder }) }
  jest.replaceProperty(process, 'env', env)
  expect(workPicture(folder ? 'coupe-after.jpg' : 'car.jpg')).toEqual(picture)
})
