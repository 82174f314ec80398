import { readTint, tintState } from './tint'

const read = (query: string) => readTint(new URLSearchParams(query))

test('a tint keeps its place, window, glass, film and view in its query', () => {
  const query = 'film=15&glass=20&from=outside&at=night&place=texas&window=rear'
  const tint = read(query)
  expect(tint).toMatchObject({ film: 15, glass: 20, place: 'texas', window: 'rear' })
  expect(new URLSearchParams(tintState(tint)).toString()).toBe(query)
})

test.each(['', 'place=atlantis&window=sunroof', 'place=toString&window='])(
  'a tint without a known place and window (%s) has no place and is for the front side windows',
  (query) => {
    expect(read(query)).toMatchObject({ place: undefined, window: 'front-side' })
    expect(tintState(read(query))).not.toHaveProperty('place')
  },
)
