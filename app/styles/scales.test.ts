/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scss'))
    .map((name) => join(folder, name)),
)

function valuesOf(property: string) {
  const declaration = new RegExp(`(?<=^\\s*${property}: )[^;]+(?=;)`, 'gm')
  return sheets.flatMap((sheet) =>
    (readFileSync(sheet, 'utf8').match(declaration) ?? []).map((value) => ({ sheet, value })),
  )
}

/** Sizes that depend on a drawing or on the surrounding text. */
const RELATIVE = [
  { sheet: 'app/styles/_page.scss', value: 'min(clamp(8rem, 4rem + 20vw, 20rem), 40vw)' },
  { sheet: 'components/editorial/_print.scss', value: '53%' },
  { sheet: 'components/editorial/islands.module.scss', value: '0.6875em' },
  {
    sheet: 'components/films/tint-simulator.module.scss',
    value: 'clamp(0.6875rem, 0.5rem + 0.6vw, 0.875rem)',
  },
  { sheet: 'components/films/tint-simulator.module.scss', value: '0.45em' },
  { sheet: 'components/films/marine-film/marine-film.module.scss', value: '0.6875rem' },
]

test('every font size is a step of the scale or a listed exception', () => {
  const sizes = valuesOf('font-size')
  expect(sizes.length).toBeGreaterThan(50)
  expect(sizes.filter(({ value }) => !value.startsWith('$text-'))).toEqual(RELATIVE)
})

test('every font weight is one of the three tokens', () => {
  const weights = valuesOf('font-weight')
  expect(weights.length).toBeGreaterThan(30)
  expect(weights.filter(({ value }) => !/^(\$weight-|inherit$)/.test(value))).toEqual([])
})
