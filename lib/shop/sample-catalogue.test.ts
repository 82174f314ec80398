import { existsSync, readFileSync } from 'node:fs'
import { SHOP_LIMIT, toCharacters } from './characters'
import { SAMPLE_CATALOGUE } from './fetch-characters'

const file = readFileSync(`public${SAMPLE_CATALOGUE}`, 'utf8')
const sample = toCharacters(JSON.parse(file), 'https://shop.example/characters/')

// While every sample name was one short word, layouts that long names break went unnoticed.
test('at least three of the cards that the shop shows have names as long as in real catalogs', () => {
  const shown = sample.slice(0, SHOP_LIMIT)
  const long = shown.filter(({ name }) => name.length >= 'Wilhelmina Grubbly-Plank'.length)
  expect(long.length).toBeGreaterThanOrEqual(3)
})

test.each(sample.map(({ name, image }) => [name, image]))('the portrait of %s exists', (_name, image) => {
  expect(existsSync(`public${new URL(image ?? '').pathname}`)).toBe(true)
})

test('each Ki is a number or N/A, which need no translation', () => {
  for (const { ki } of sample) expect(ki).toMatch(/^(\d{1,3}(,\d{3})*|N\/A)$/)
})
