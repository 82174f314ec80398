import { readFileSync } from 'node:fs'
import { readPictures } from '@/lib/media/media-folder'
import { editorSchema } from '@/lib/parsing/files'
import { rowsOf } from '@/lib/parsing/test-rows'
import { checkWorkshop } from './check-workshop'
import { workshopSchema } from './workshop-schema'

const example = readFileSync('docs/examples/shop.json', 'utf8')
const files = readPictures('docs/examples')
const said = (text: string, currency = 'USD') => checkWorkshop(text, files, currency).problems
const changed = (from: string, to: string) => {
  expect(example).toContain(from)
  return said(example.replace(from, to))
}

test('the example is valid, and so is a file with no part', () => {
  expect(said(example)).toEqual([])
  expect(said('{}')).toEqual([])
})

test('the editor schema is up to date (to update it, run npm run content -- --write)', () => {
  expect(readFileSync('public/shop/shop.schema.json', 'utf8')).toBe(editorSchema(workshopSchema))
})

/** What is replaced, what by, and what the build then says. */
const mistakes = String.raw`
"name": "Northside" → "name": "\u200b" → line 5, place 1, name: The name of the place is missing. Give the place a name of 1 to 40 characters.
"name": "Northside" → "name": "North\u202eside" → line 5, place 1 (North\u{202e}side), name: The name of the place contains characters that cannot be shown. Type the name of the place again instead of pasting it.
"lines": [" → "lines": ["\u0007 → line 7, place 1 (Northside), address.lines: The postal address contains characters that cannot be shown. Type the postal address again instead of pasting it.
"doneHere": { "en": " → "doneHere": { "en": "\u202e → line 17, place 1 (Northside), doneHere.en: The text about what is done here contains characters that cannot be shown. Type the text about what is done here again instead of pasting it.
"saturday": ["9:00-13:00"] → "saturday": ["13:00-9:00"] → line 34, place 1 (Northside), hours.saturday: 13:00-9:00 ends before it starts. Write the earlier time first. Hours past midnight are two periods, such as "22:00-24:00" and, on the next day, "0:00-2:00".
"gloss", "satin", "matte"] → "satin", "matte"] → line 182, finishes: Visitors can choose only between "gloss" and another finish. List "gloss" with "satin", "matte", or both, or leave the list out.
"gloss", "satin", "matte"] → "gloss"] → line 182, finishes: Visitors can choose only between "gloss" and another finish. List "gloss" with "satin", "matte", or both, or leave the list out.
"gloss", "satin", "matte"] → "gloss", "satin", "satin"] → line 182, finishes: The list already has this finish. Keep one of the two.
"gloss", "satin", "matte"] → "gloss", "pearl"] → line 182, finishes: The list of finishes cannot be "pearl". Choose one of gloss, satin, or matte.
"name": "Harbor" → "name": "Northside" → line 43, place 2 (Northside), name: Line 5 already has a place with this name. Give each place a different name.
"saturday": ["9:00-13:00"] → "saturday": ["12:00-14:00", "9:00-13:00"] → line 34, place 1 (Northside), hours.saturday: 9:00-13:00 and 12:00-14:00 overlap. End one period before the next one starts.
"saturday": ["9:00-13:00"] → "saturday": ["9:00-13:00", "9:00-12:00"] → line 34, place 1 (Northside), hours.saturday: 9:00-13:00 and 9:00-12:00 overlap. End one period before the next one starts.
"saturday": ["9:00-13:00"] → "saturday": ["9:00-24:30"] → line 34, place 1 (Northside), hours.saturday: 9:00-24:30 is not a period. Write it like "8:00-12:30", ending by 24:00. Hours past midnight are two periods, such as "22:00-24:00" and, on the next day, "0:00-2:00".
"from": "2026-11-26" → "from": "2026-11-31" → line 38, place 1 (Northside), specialDays.from: The first day cannot be "2026-11-31". Write an existing date, such as "2026-12-24".
"to": "2027-01-01" → "to": "2026-01-01" → line 39, place 1 (Northside), specialDays.to: The last day is before the first one. Swap "from" and "to".
"timeZone": "America/New_York" → "timeZone": "New York" → line 27, place 1 (Northside), timeZone: The time zone cannot be "New York". Write its name, such as "America/Chicago" or "Europe/Madrid".
coupe-after.jpg → coupe-afte.jpg → line 132, work 1, after.file: 'coupe-afte.jpg' is not in the same folder as shop.json. Did you mean 'coupe-after.jpg'?
"package": "road" → "package": "raod" → line 104, price 4 (raod), package: The package cannot be "raod". Did you mean 'road'?
"from": 2050, "to": 2450 → "from": 2550, "to": 2450 → line 104, price 4 (road), from: The lower price is above the upper one. Swap "from" and "to".
"package": "road", "vehicles": ["sedan"] → "package": "nose", "vehicles": ["sedan"] → line 104, price 4 (nose): Line 90 already has a price for this choice. Keep one of the two.
"doneHere": { "en": "Cars → "doneHer": { "en": "Cars → line 17, place 1 (Northside), doneHer: 'doneHer' is not a field. Did you mean 'doneHere'?
"whatsapp": "15555550101" → "whatsapp": "+1 555 555 0101" → line 14, place 1 (Northside), whatsapp: The WhatsApp number cannot be "+1 555 555 0101". Write the country code and the number, digits only, such as "573005550100", or leave it out.
"whatsapp": "15555550101" → "whatsapp": 15555550101 → line 14, place 1 (Northside), whatsapp: The WhatsApp number cannot be 15555550101. Write the country code and the number, digits only, such as "573005550100", or leave it out.
"lines": ["marine-film"] → "lines": ["marine"] → line 53, place 2 (Harbor), lines: The list of lines done here cannot be "marine". Choose one of ppf, window-film, or marine-film.
https://maps.example/northside → https://shop@maps.example/northside → line 15, place 1 (Northside), map: The link to a map contains a user name. Remove what is between https:// and @, and the @ itself.
"by": ["phone"], → "by": ["link"], → line 55, place 2 (Harbor), appointments: The link for booking is missing. Give "url", or remove "link" from "by".
"from": "2026-11-26", "hours": [] → "from": "2026-11-26" → line 38, place 1 (Northside), specialDays: The special day has neither hours nor a note. Give "hours", "note", or both.
"from": "2026-11-26", "hours": [] → "from": "2027-01-01", "hours": [] → line 39, place 1 (Northside), specialDays.from: Another entry already gives hours for 2027-01-01. Keep the hours of one of the two.
"from": "2026-11-26", "hours": [] → "from": "2026-12-24", "hours": [] → line 39, place 1 (Northside), specialDays.from: Another entry already gives hours for 2026-12-24. Keep the hours of one of the two.
"from": "2026-11-26", "hours": [] → "from": "2026-11-26", "hours": ["9:00-9:00"] → line 38, place 1 (Northside), specialDays.hours: 9:00-9:00 ends before it starts. Write the earlier time first. Hours past midnight are two periods, such as "22:00-24:00" and, on the next day, "0:00-2:00".
"saturday": ["9:00-13:00"] → "saturday": [7] → line 34, place 1 (Northside), hours.saturday: The list of hours of the day cannot be 7. List periods such as "8:00-12:30", each ending after it starts, or nothing for a closed day: [].
"from": 2050 → "from": 0.005 → line 104, price 4 (road), from: The lower price cannot be 0.005. Write the lower price as a number up to 1 million, such as 1150 or 89.5.
"from": 2050 → "from": "6 900 kr" → line 104, price 4 (road), from: The lower price cannot be "6 900 kr". Write the lower price as a number up to 1 million, such as 1150 or 89.5.
"from": 2050, "to": 2450 → "from": 2050, "to": "6 900 kr" → line 104, price 4 (road), to: The upper price cannot be "6 900 kr". Write the upper price as a number up to 1 million. It may be the same as the lower one.
"asOf": "2026-11-15" → "asOf": "2026-11-31" → line 87, prices.asOf: The date of the prices cannot be "2026-11-31". Write the date on which the prices were set, such as "2026-11-15". They are shown for twelve months.
"films": [50, 70] → "films": [50, 95] → line 108, price 1 (front-side), films: The film cannot be 95. Write the light that it lets through, from 5 to 90.
"films": [50, 70] → "films": [] → line 108, price 1 (front-side), films: The list of films is missing. List the films with this price by the light that they let through, such as 20 and 35, or leave the list out.
"window": "rear-side" → "window": "front-side", "films": [70] → line 109, price 2 (front-side): Line 108 already has a price for this choice. Keep one of the two.
"window": "rear-side", → "window": "rear-side", "from": 1, "to": 2 }, { "window": "rear-side", → line 109, price 3 (rear-side): Line 109 already has a price for this choice. Keep one of the two.
{ "en": "Front of a red coupe", "es": "Frente de un cupé rojo" } → " " → line 116, work 1, title: The title is missing. Say what it is in 1 to 60 characters, such as "Front of a red coupe".
{ "en": "Front of a red coupe", "es": "Frente de un cupé rojo" } → "a<b" → line 116, work 1 (a<b), title: The title contains < or >. Remove < and > from the title: it is plain text, and HTML does not work there.
{ "en": "Washing and decontaminating the panels", "es": "Lavado y descontaminación de paneles" } → 7 → line 97, price 3 (front), includes: The text cannot be 7. Write 1 to 120 characters.
"title": { "en": "Front of a red coupe", "es": "Frente de un cupé rojo" } → "title": "Front of a red coupe that was here for three days", "titel": 1 → line 116, work 1 (Front of a red coupe that was here for t), titel: 'titel' is not a field. Remove it, or use one of title, line, done, film, date, before, or after.
https://maps.example/northside → https://:pass@maps.example/north-side → line 15, place 1 (Northside), map: The link to a map contains a user name. Remove what is between https:// and @, and the @ itself.
"file": "coupe-after.jpg" → "file": "" → line 132, work 1, after.file: The picture’s file is missing. Name a file of this folder.
"latitude" → "latitud" → line 16, place 1 (Northside), coordinates.latitud: 'latitud' is not a field. Did you mean 'latitude'?
`

test.each(rowsOf(mistakes))('%s → %s: line, field and advice are given', (from = '', to = '', said = '') => {
  expect(changed(from, to)).toContain(`shop.json, ${said.replaceAll("'", '`')}`)
})

test.each([
  ['"by": ["phone"],', '"by": ["link"], "url": "https://book.example/",'],
  ['"saturday": ["9:00-13:00"]', '"saturday": ["13:00-24:00", "9:00-13:00"]'],
  ['"from": "2026-11-26", "hours": []', '"from": "2026-11-26", "note": "Late"'],
  ['"from": "2026-11-26", "hours": []', '"from": "2026-12-24", "note": "Late"'],
  ['"from": 2050', '"from": 2050.55'],
  ['"window": "rear-side"', '"window": "front-side", "films": [35]'],
])('%s may also be %s', (from, to) => {
  expect(changed(from, to)).toEqual([])
})

test.each([
  ['touch', [9, 11], [11, 14], 0],
  ['touch, the longer one first', [11, 14], [9, 11], 0],
  ['touch in one length', [9, 9], [8, 9], 0],
  ['share nothing', [9, 10], [11, 14], 0],
  ['overlap', [9, 11], [10.9, 14], 1],
  ['are the same', [9, 9], [9, 9], 1],
])('two prices may not overlap in their lengths: they %s', (_how, [a, b], [c, d], count) => {
  const price = (from = 0, to = 0) =>
    `{ "package": "topsides", "length": { "from": ${from}, "to": ${to} }, "from": 3900, "to": 4600 }`
  const problems = changed(price(9, 11), `${price(a, b)}, ${price(c, d)}`)
  expect(problems).toEqual(Array(count).fill(expect.stringContaining('Line 112 already has a price')))
})

test('mistakes of every kind are listed in one round, and each value once', () => {
  const wrong = example
    .replace('"postcode": "00000"', '"postcode": 7')
    .replace('"map": "https://maps.example/northside"', '"map": "https://["')
    .replace('["9:00-13:00"]', '["13:00-9:00"]')
    .replace('"package": "road", "vehicles": ["sedan"], "from": 2050', '"package": "road", "from": 3050')
    .replace('coupe-after.jpg', 'coupe-afte.jpg')
  const places = said(wrong).map((line) => line.slice('shop.json, '.length, line.indexOf(': ')))
  expect(places).toEqual([
    'line 10, place 1 (Northside), address.postcode',
    'line 15, place 1 (Northside), map',
    'line 34, place 1 (Northside), hours.saturday',
    'line 104, price 4 (road), vehicles',
    'line 104, price 4 (road), from',
    'line 132, work 1, after.file',
  ])
})

test.each([{ question: 'Who?', answer: 'We.' }, {}])('a list of 41 × %o names its limit', (entry) => {
  const text = JSON.stringify({ questions: Array.from({ length: 41 }, () => entry) })
  expect(said(text).filter((line) => line.includes(', questions: '))).toEqual([
    'shop.json, line 1, questions: The list of questions has 41 entries. List at most 40 questions.',
  ])
})

test('300 places are read, and all that is wrong with them is how many they are', () => {
  const { places } = JSON.parse(example)
  const many = Array.from({ length: 300 }, (_, i) => ({ ...places[0], name: `Place ${i}` }))
  const text = JSON.stringify({ places: many }, null, 2)
  expect(said(text)).toEqual([
    'shop.json, line 2, places: The list of places has 300 entries. List at most 20 places.',
  ])
})

test('all unknown fields of an object are named at once', () => {
  const unknown = (text: string) => said(text).map((line) => /, ([^,:]+): .* is not a field/.exec(line)?.[1])
  expect(unknown('{ "place": [], "places": [], "price": {}, "$schema": "" }')).toEqual(['place', 'price'])
  expect(unknown('{ "prices": { "$schema": "" } }')).toContain('prices.$schema')
})

test('a list of problems that is cut off says how many are left', () => {
  const questions = (count: number) => said(JSON.stringify({ questions: Array(count).fill({}) }))
  expect(questions(25)).toHaveLength(50)
  expect(questions(26).slice(50)).toEqual(['2 more problems are listed when these are fixed.'])
})

test('prices in another currency than the shop’s stop the build', () => {
  expect(said(example, 'EUR')).toEqual([
    'shop.json, line 85, prices.currency: The prices are in USD, but the shop’s currency is EUR. Write the prices in EUR, or set NEXT_PUBLIC_CURRENCY to USD.',
  ])
})

const UNSUITABLE = '`coupe-after.jpg` is not a picture that every browser shows.'
const sized = (width: number, height: number) => ({ size: { width, height } })
const unlike = (size: string) => `The “before” picture is 1200 × 900 px, the “after” picture ${size} px.`

test.each([
  [sized(1600, 900), '`coupe-after.jpg` is 1600 × 900 px, not 4:3.'],
  [sized(800, 600), '`coupe-after.jpg` is 800 × 600 px.'],
  [sized(1210, 900), unlike('1210 × 900')],
  [sized(1200, 910), unlike('1200 × 910')],
  [sized(1600, 1200), unlike('1600 × 1200')],
  [{ bytes: 900_000 }, '`coupe-after.jpg` is 900 kB; the limit is 500 kB.'],
  [{ bytes: 0 }, '`coupe-after.jpg` is empty'],
  [{ size: null }, UNSUITABLE],
  [{ type: null }, UNSUITABLE],
  [{ type: 'text/html' }, UNSUITABLE],
])('a picture with %o is refused', (change, summary) => {
  const file = files.get('coupe-after.jpg')
  if (!file) throw new Error('The example has no picture.')
  const changedFiles = new Map(files).set('coupe-after.jpg', { ...file, ...change })
  const { problems } = checkWorkshop(example, changedFiles, 'USD')
  expect(problems.join('\n')).toContain(`shop.json, line 132, work 1, after.file: ${summary}`)
})

const unreadable = '[] null 7 {"places":1} {"places":[1]} {"prices":{"ppf":[null]}} {'.split(' ')

test.each([...unreadable, ''])('%s is reported without throwing', (text) => {
  expect(said(text)).not.toEqual([])
})
