import { pages } from './pages'
import { openLine } from './places'

test('one o’clock has a singular article, every other time a plural one', () => {
  expect(openLine.opensToday('1:00')).toBe('Abre hoy a la 1:00')
  expect(openLine.openUntil('1:00')).toBe('Abierto ahora, hasta la 1:00')
  expect(openLine.opensToday('11:00')).toBe('Abre hoy a las 11:00')
})

test('the titles of pages name what people search for', () => {
  expect(pages['/'].title).toMatch(/PPF.*polarizado/)
  expect(pages['/ppf'].title).toContain('PPF')
  expect(pages['/window-film'].title).toMatch(/polarizado/i)
})
