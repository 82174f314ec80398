import { hintUnits, unitsStore } from './units-store'

const browserIn = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)

afterEach(() => hintUnits(null))

test('without a choice the language of the browser decides', () => {
  expect(unitsStore.get()).toBe('metric')
  browserIn('en-US')
  expect(unitsStore.get()).toBe('us')
})

test('a shared link decides for a visitor who has not chosen', () => {
  const onChange = jest.fn()
  const stop = unitsStore.subscribe(onChange)
  hintUnits('us')
  expect(unitsStore.get()).toBe('us')
  expect(onChange).toHaveBeenCalled()
  expect(localStorage.getItem('tersa.units')).toBeNull()
  stop()
})

test('a choice is kept, and no shared link replaces it', () => {
  unitsStore.set('metric')
  hintUnits('us')
  expect(unitsStore.get()).toBe('metric')
  expect(localStorage.getItem('tersa.units')).toBe('metric')
})

test('a damaged choice counts as none', () => {
  localStorage.setItem('tersa.units', 'cubits')
  expect(unitsStore.get()).toBe('metric')
})
