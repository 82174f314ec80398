/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { filesIn } from '@/lib/parsing/test-files'

const sheets = filesIn(['app', 'components'], /\.scss$/)

function valuesOf(property: string) {
  const declaration = new RegExp(`(?<=^\\s*${property}: )[^;]+(?=;)`, 'gm')
  return sheets.flatMap((sheet) =>
    (readFileSync(sheet, 'utf8').match(declaration) ?? []).map((value) => ({ sheet, value })),
  )
}

/** Sizes that depend on a drawing, on the surrounding text or on the sheet of paper. */
const RELATIVE = [
  { sheet: 'app/styles/_page.scss', value: 'min(clamp(8rem, 4rem + 20vw, 20rem), 40vw)' },
  { sheet: 'components/appointment/appointment.module.scss', value: '9.2pt' },
  { sheet: 'components/appointment/appointment.module.scss', value: '8pt' },
  { sheet: 'components/appointment/appointment.module.scss', value: '8pt' },
  { sheet: 'components/appointment/appointment.module.scss', value: '8pt' },
  { sheet: 'components/appointment/appointment.module.scss', value: '7.5pt' },
  { sheet: 'components/editorial/_pictures.scss', value: 'min(#{$text-sm}, 16px)' },
  { sheet: 'components/editorial/_pictures.scss', value: 'min(#{$text-xs}, 13px)' },
  { sheet: 'components/editorial/editorial.module.scss', value: '0.6875em' },
  { sheet: 'components/films/marine-film.module.scss', value: 'min(0.6875rem, 13px)' },
  { sheet: 'components/films/tint-picture.module.scss', value: 'min(0.6875rem, 3.8vw)' },
  { sheet: 'components/films/window-film.module.scss', value: 'min(1rem, 6.5vw)' },
]

test('every font size is a step of the scale or a listed exception, and every font weight is a token', () => {
  const sizes = valuesOf('font-size')
  expect(sizes.length).toBeGreaterThan(50)
  expect(sizes.filter(({ value }) => !value.startsWith('$text-'))).toEqual(RELATIVE)
  const weights = valuesOf('font-weight')
  expect(weights.length).toBeGreaterThan(20)
  expect(weights.filter(({ value }) => !/^(\$weight-|inherit$)/.test(value))).toEqual([])
})
