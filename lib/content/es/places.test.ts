import { openLine } from './places'

test('one o’clock has a singular article, every other time a plural one', () => {
  expect(openLine.opensToday('1:00')).toBe('Abre hoy a la 1:00')
  expect(openLine.openUntil('1:00')).toBe('Abierto ahora, hasta la 1:00')
  expect(openLine.opensToday('11:00')).toBe('Abre hoy a las 11:00')
  expect(openLine.opensToday('13:30')).toBe('Abre hoy a las 13:30')
})

test('a special day ends in one period, also after a time, and its weekday has no comma', async () => {
  jest.doMock('@/lib/content/language', () => jest.requireActual('./language'))
  jest.doMock('@/lib/content/places', () => jest.requireActual('./places'))
  await jest.isolateModulesAsync(async () => {
    const { specialDayWords } = await import('@/lib/workshop/hours')
    const day = { from: '2026-11-26', note: '' }
    const words = [
      { ...day, hours: ['8:00-12:00'] },
      { ...day, to: '2026-11-28', hours: ['8:00-13:30'] },
      { ...day, hours: [] },
    ].map((special) => specialDayWords(special).replaceAll('\u00a0', ' '))
    expect(words).toEqual([
      'El jueves 26 de noviembre: abierto de 8:00 a.m. a 12:00 p.m.',
      'Del 26 de noviembre al 28 de noviembre: abierto de 8:00 a.m. a 1:30 p.m.',
      'Cerrado el jueves 26 de noviembre.',
    ])
  })
})
