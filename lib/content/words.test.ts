import { citing, notesOf, plainText, strong, withUnits } from '@/lib/content/words'

test('a page’s sources are numbered by the order in which its texts first cite them', () => {
  const { text, cite, cited } = citing<'healing' | 'muleroi' | 'tiers'>()
  expect(text`It lasts.${'muleroi'} It heals.${'healing'} It lasts.${'muleroi'}`).toEqual([
    'It lasts.',
    { source: 'muleroi', note: 1 },
    ' It heals.',
    { source: 'healing', note: 2 },
    ' It lasts.',
    { source: 'muleroi', note: 1 },
    '',
  ])
  expect(notesOf(text`Four packages.${'tiers'}`)).toEqual([{ source: 'tiers', note: 3 }])
  expect(cite('healing').note).toBe(2)
  expect(cited).toEqual(['muleroi', 'healing', 'tiers'])
  expect(citing<'tiers'>().cite('tiers').note).toBe(1)
})

test('plainText returns the text without its notes', () => {
  const { text } = citing<'muleroi'>()
  expect(plainText(text`${strong('TPU')} lasts.${'muleroi'}`)).toBe('TPU lasts.')
  expect(plainText('Plain words.')).toBe('Plain words.')
})

test.each([
  ['6 to 8 mil is common', '6\u00a0to\u00a08\u00a0mil is common'],
  ['at least 90 cm away', 'at least 90\u00a0cm away'],
  ['15 to 20 m², for 10 years', '15\u00a0to\u00a020\u00a0m², for 10\u00a0years'],
  ['12 mirrors, 3 middle parts', '12 mirrors, 3 middle parts'],
])('withUnits joins each figure to its unit in "%s"', (words, shown) => {
  expect(withUnits(words)).toBe(shown)
})

test('the Spanish pages write numbers and dates as in the Americas, and per cent without a space in every browser', async () => {
  const write = Number.prototype.toLocaleString
  jest.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (this: number, locale, options) {
    return write.call(this, options?.style === 'percent' ? 'es' : locale, options)
  })
  jest.doMock('@/lib/content/language', () => jest.requireActual('./es/language'))
  await jest.isolateModulesAsync(async () => {
    const { formatDate, formatNumber, listOf, percent } = await import('@/lib/content/words')
    const day = formatDate(new Date('2026-10-12'), { dateStyle: 'medium', timeZone: 'UTC' })
    expect([formatNumber(1234.5), percent(26.3), day]).toEqual(['1,234.5', '26.3%', '12 oct 2026'])
    expect(listOf(['a', 'b', 'c'])).toBe('a, b y c')
  })
})
