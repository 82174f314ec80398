import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { changeVehicle, groupFilms, nameFor, othersThan, renameThing, setsOf } from './groups'
import { quoteStore } from './quote'

const front: FilmUrl = '/ppf?panels=hood.fenders&vehicle=truck'
const road: FilmUrl = '/ppf?panels=hood.roof&vehicle=truck'
const doors: FilmUrl = '/ppf?panels=door-front&vehicle=truck'
const rear: FilmUrl = '/window-film?film=20&glass=20&window=rear&vehicle=truck'
const side: FilmUrl = '/window-film?film=35&glass=75&window=front-side&vehicle=truck'
const strip: FilmUrl = '/window-film?film=50&glass=75&window=windscreen&vehicle=truck'
const older: FilmUrl = '/window-film?film=50&glass=75&window=front-side'
const sedan: FilmUrl = '/ppf?panels=hood&vehicle=sedan'
const boat: FilmUrl = '/marine-film?zones=bow&loa=9&keel=motor'

test('each vehicle and the boat have their films: protection film first, then windows from front to back', () => {
  expect(groupFilms([rear, boat, side, strip, doors])).toMatchObject([
    {
      kind: 'vehicle',
      vehicle: 'truck',
      name: '',
      isOnly: true,
      choices: [[doors], [strip], [side], [rear]],
    },
    { kind: 'boat', name: '', loa: 9, isOnly: true, choices: [[boat]] },
  ])
  const both = [{ vehicle: 'sedan', isOnly: false } as const, { vehicle: 'truck', isOnly: false } as const]
  expect(groupFilms([rear, sedan])).toMatchObject(both)
})

test('films that overlap are alternatives, and a panel that a package does not cover is a separate line', () => {
  expect(groupFilms([front, doors, road])[0]?.choices).toEqual([[front, road], [doors]])
})

test('overlaps connect lines, and the sets are those that fit together', () => {
  const [hood, roof, both] = ['hood', 'roof', 'hood.roof'].map(
    (panels): FilmUrl => `/ppf?panels=${panels}&vehicle=truck`,
  ) as [FilmUrl, FilmUrl, FilmUrl]
  const [choice = []] = groupFilms([hood, roof, both, doors])[0]?.choices ?? []
  expect(choice).toEqual([hood, roof, both])
  expect(setsOf(choice)).toEqual([[hood, roof], [both]])
  expect(othersThan(hood, choice)).toEqual([both])
})

test('a window without a vehicle joins the only one, or is for a vehicle that is not known', () => {
  const only = { kind: 'vehicle', name: '', isOnly: true }
  expect(groupFilms([older, front])).toMatchObject([
    { ...only, vehicle: 'truck', choices: [[front], [older]] },
  ])
  expect(groupFilms([older])).toMatchObject([{ ...only, vehicle: undefined, choices: [[older]] }])
  const vehicles = groupFilms([older, front, sedan]).map(({ vehicle }) => vehicle)
  expect(vehicles).toEqual(['sedan', 'truck', undefined])
})

test('a line that cannot be read stands alone, so that it can be removed', () => {
  const choices = [['/ppf?panels='] as const]
  expect(groupFilms(['/ppf?panels='])).toMatchObject([
    { kind: 'unreadable', name: '', isOnly: true, choices },
  ])
})

test('films that the other vehicle has too become one line, and are two again when it is taken back', () => {
  const hood: FilmUrl = '/ppf?panels=hood&vehicle=truck'
  quoteStore.set([hood, sedan, doors])
  const undo = changeVehicle([hood, doors], 'sedan')
  expect(quoteStore.get()).toEqual([sedan, '/ppf?panels=door-front&vehicle=sedan'])
  undo()
  expect(quoteStore.get()).toEqual([hood, sedan, doors])
})

test('another vehicle changes all films of the group in their places, and can be taken back', () => {
  quoteStore.set([front, boat, older])
  vehicleStore.set('truck')
  const undo = changeVehicle([front, older], 'small-suv')
  expect(quoteStore.get()).toEqual([front.replace('truck', 'small-suv'), boat, `${older}&vehicle=small-suv`])
  expect(vehicleStore.get()).toBe('small-suv')
  undo()
  expect(quoteStore.get()).toEqual([front, boat, older])
  expect(vehicleStore.get()).toBe('truck')
})

const civic: FilmUrl = '/ppf?panels=hood&vehicle=sedan&name=White+Civic'
const civicRear: FilmUrl = '/window-film?film=20&glass=75&window=rear&vehicle=sedan&name=White+Civic'
const second: FilmUrl = '/ppf?panels=hood.roof&vehicle=sedan&name=2'

test('vehicles of one class are apart, each with its own films and alternatives', () => {
  const groups = groupFilms([civic, sedan, second, civicRear, older])
  expect(groups.map(({ vehicle, name, choices }) => [vehicle, name, choices])).toEqual([
    ['sedan', '', [[sedan]]],
    ['sedan', 'White Civic', [[civic], [civicRear]]],
    ['sedan', '2', [[second]]],
    [undefined, '', [[older]]],
  ])
  const boats: FilmUrl[] = ['/marine-film?zones=bow&loa=9&name=Lark', boat, '/marine-film?zones=bow&loa=12']
  expect(groupFilms(boats).map(({ name, loa }) => [name, loa])).toEqual([
    ['', 9],
    ['', 12],
    ['Lark', undefined],
  ])
})

test.each<[string, readonly FilmUrl[], string, string]>([
  ['the only one of its class has no number', [side], '2', ''],
  ['an unnamed one comes first', [civic, sedan], '', ''],
  ['otherwise the first that has a name', [civic], '', 'White Civic'],
  ['the one that the query names', [civic, sedan], 'White Civic', 'White Civic'],
  ['another one', [civic, sedan], '2', '2'],
  ['a name that the list does not have', [sedan], 'Blue Corolla', ''],
  ['one more', [sedan, second], '3', '3'],
])('whose sedan a film is for: %s', (_rule, quote, wanted, name) => {
  const line = readLine('/ppf?panels=roof&vehicle=sedan')
  expect(line && nameFor(line, quote, wanted)).toBe(name)
})

test('a name is on all films of its vehicle, belongs to one vehicle only, and can be taken back', () => {
  quoteStore.set([sedan, civic, boat])
  expect(renameThing([sedan], 'White Civic')).toBeNull()
  expect(renameThing([civic], '')).toBeNull()
  const renamed = renameThing([civic], 'Civic & “Ñ”')
  expect(quoteStore.get().map((url) => readLine(url)?.name)).toEqual(['', 'Civic & “Ñ”', ''])
  renamed?.restore()
  expect(quoteStore.get()).toEqual([sedan, civic, boat])
})

test('a name from a link is cut, and cannot change the direction of the text around it', () => {
  const nameIn = (name: string) => readLine(`${sedan}&${new URLSearchParams({ name })}`)?.name
  expect(nameIn('x'.repeat(30))).toBe('x'.repeat(24))
  expect(nameIn('a\u202eb\u0000 ')).toBe('a b')
  expect(nameIn('\u3164')).toBe('')
})
