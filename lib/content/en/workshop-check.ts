// What the check of public/shop says, in `npm run content` and in every build, and what code editors show as hints.
import type { FieldTexts, Message } from '@/lib/content/json'

export type FieldName = keyof typeof fields

const from = 'Write the lower price as a number up to 1 million, such as 1150 or 89.5.'
const price = (noun: string, give: string): FieldTexts => ({ noun, give })

/** The fields of shop.json by their names: what each is called, and what belongs there. */
export const fields = {
  '': {
    noun: 'file',
    give: 'Give the shop’s own facts: places, prices, work, questions, and appointments. Each part may be left out.',
  },
  places: { noun: 'list of places', give: 'List 1 to 20 places, or leave the list out.' },
  'places.name': { noun: 'name of the place', give: 'Give the place a name of 1 to 40 characters.' },
  'places.address': { noun: 'address', give: 'Give "lines", "town", and "country".' },
  'places.address.lines': {
    noun: 'postal address',
    give: 'Write the address in 1 to 4 lines, as on a letter, the street first.',
  },
  'places.address.town': { noun: 'town', give: 'Write the name of the town in 1 to 40 characters.' },
  'places.address.region': { noun: 'region', give: 'Write the state or province, or leave it out.' },
  'places.address.postcode': {
    noun: 'ZIP or postal code',
    give: 'Write the ZIP or postal code, or leave it out.',
  },
  'places.address.country': {
    noun: 'country',
    give: 'Write the two capital letters of the country, such as "US" or "ES".',
  },
  'places.phone': {
    noun: 'phone number',
    give: 'Write digits and spaces, such as "555 0101", or leave it out.',
  },
  'places.whatsapp': {
    noun: 'WhatsApp number',
    give: 'Write the country code and the number, digits only, such as "573005550100", or leave it out.',
  },
  'places.map': {
    noun: 'link to a map',
    give: 'Write the link to the place on a map, beginning with https://, or leave it out.',
  },
  'places.coordinates': {
    noun: 'coordinates',
    give: 'Give "latitude" and "longitude" in degrees, or leave them out.',
  },
  'places.coordinates.latitude': { noun: 'latitude', give: 'Write a number from -90 to 90.' },
  'places.coordinates.longitude': { noun: 'longitude', give: 'Write a number from -180 to 180.' },
  'places.doneHere': {
    noun: 'text about what is done here',
    give: 'Say in up to 80 characters what is done here, such as "Cars and house windows".',
  },
  'places.lines': {
    noun: 'list of lines done here',
    give: 'List "ppf", "window-film", or "marine-film", or leave the list out if every line is done here.',
  },
  'places.spoken': { noun: 'list of languages', give: 'List codes of languages, such as "en" and "es".' },
  'places.appointments': {
    noun: 'way to book at this place',
    give: 'Give "by", and "url" or "wait" if you like.',
  },
  'places.timeZone': {
    noun: 'time zone',
    give: 'Write its name, such as "America/Chicago" or "Europe/Madrid".',
  },
  'places.hours': {
    noun: 'list of opening hours',
    give: 'Give a list for each day from "monday" to "sunday".',
  },
  'places.hours.day': {
    noun: 'list of hours of the day',
    give: 'List periods such as "8:00-12:30", each ending after it starts, or nothing for a closed day: [].',
  },
  'places.specialDays': {
    noun: 'list of special days',
    give: 'List the days with other hours, such as holidays. They override the weekly hours.',
  },
  'places.specialDays.from': { noun: 'first day', give: 'Write an existing date, such as "2026-12-24".' },
  'places.specialDays.to': { noun: 'last day', give: 'Write an existing date, or leave it out for one day.' },
  'places.specialDays.hours': {
    noun: 'list of hours of the special day',
    give: 'List periods such as "9:00-12:00", or nothing for a closed day: []. Leave it out to keep the usual hours.',
  },
  'places.specialDays.note': { noun: 'note', give: 'Write a note of up to 120 characters, or leave it out.' },
  prices: { noun: 'prices', give: 'Give "currency", "asOf", and the prices of at least one line.' },
  'prices.currency': {
    noun: 'currency',
    give: 'Write the three capital letters of the shop’s currency, such as "USD".',
  },
  'prices.tax': { noun: 'tax', give: 'Write "included" or "added", or leave it out.' },
  'prices.asOf': {
    noun: 'date of the prices',
    give: 'Write the date on which the prices were set, such as "2026-11-15". They are shown for twelve months.',
  },
  'prices.validUntil': {
    noun: 'last day of the prices',
    give: 'Write the last day on which the prices are shown, or leave it out.',
  },
  'prices.ppf': {
    noun: 'list of prices of paint protection film',
    give: 'List 1 to 100 prices, or leave the list out.',
  },
  'prices.ppf.package': { noun: 'package', give: 'Choose one of the packages.' },
  'prices.ppf.vehicles': { noun: 'list of vehicles', give: 'List the vehicles that have this price.' },
  'prices.window-film': {
    noun: 'list of prices of window film',
    give: 'List 1 to 100 prices, or leave the list out.',
  },
  'prices.window-film.window': { noun: 'window', give: 'Choose one of the windows.' },
  'prices.window-film.films': {
    noun: 'list of films',
    give: 'List the films with this price by the light that they let through, such as 20 and 35, or leave the list out.',
  },
  'prices.window-film.films.item': {
    noun: 'film',
    give: 'Write the light that it lets through, from 5 to 90.',
  },
  'prices.marine-film': {
    noun: 'list of prices of marine film',
    give: 'List 1 to 100 prices, or leave the list out.',
  },
  'prices.marine-film.package': { noun: 'package', give: 'Choose one of the packages.' },
  'prices.marine-film.length': {
    noun: 'length of the boat',
    give: 'Give "from" and "to" in meters. The price is shown for boats of these lengths.',
  },
  'prices.marine-film.length.from': { noun: 'shortest boat', give: 'Write meters from 2 to 60.' },
  'prices.marine-film.length.to': { noun: 'longest boat', give: 'Write meters from 2 to 60.' },
  'prices.entry.from': price('lower price', from),
  'prices.entry.to': price(
    'upper price',
    'Write the upper price as a number up to 1 million. It may be the same as the lower one.',
  ),
  'prices.entry.includes': {
    noun: 'list of what is included',
    give: 'List 1 to 8 texts, or leave the list out.',
  },
  'prices.entry.includes.item': { noun: 'text', give: 'Write 1 to 120 characters.' },
  finishes: {
    noun: 'list of finishes',
    give: 'List "gloss" and the other finishes of protection film that the shop can stock, "satin" or "matte", each once; or leave the list out.',
  },
  work: { noun: 'list of work', give: 'List 1 to 60 pairs of pictures, or leave the list out.' },
  'work.title': {
    noun: 'title',
    give: 'Say what it is in 1 to 60 characters, such as "Front of a red coupe".',
  },
  'work.line': { noun: 'line', give: 'Choose the line of film.' },
  'work.done': {
    noun: 'text about the work',
    give: 'Say in 1 to 240 characters what was done, and what was not.',
  },
  'work.film': { noun: 'film', give: 'Name the film in 1 to 60 characters.' },
  'work.date': { noun: 'month', give: 'Write the year and the month, such as "2026-10".' },
  'work.before': { noun: '“before” picture', give: 'Give "file" and "alt".' },
  'work.after': { noun: '“after” picture', give: 'Give "file" and "alt".' },
  'work.picture.file': { noun: 'picture’s file', give: 'Name a file of this folder.' },
  'work.picture.alt': {
    noun: 'description of the picture',
    give: 'Describe the picture in 1 to 160 characters.',
  },
  questions: { noun: 'list of questions', give: 'List 1 to 40 questions, or leave the list out.' },
  'questions.question': { noun: 'question', give: 'Write a question of 1 to 160 characters.' },
  'questions.answer': { noun: 'answer', give: 'Write an answer of 1 to 800 characters.' },
  'questions.line': {
    noun: 'line',
    give: 'Choose a line of film, or leave it out for a question about the shop.',
  },
  appointments: { noun: 'way to book', give: 'Give "by", and "url" or "wait" if you like.' },
  'appointments.by': { noun: 'list of ways to book', give: 'List "phone", "message", or "link".' },
  'appointments.url': { noun: 'link for booking', give: 'Write a link that begins with https://.' },
  'appointments.wait': {
    noun: 'usual waiting time',
    give: 'Write a sentence of up to 120 characters, such as "Usually one to two weeks ahead."',
  },
} satisfies Record<string, FieldTexts>

export const listNames: Readonly<Record<string, string>> = {
  places: 'place',
  work: 'work',
  questions: 'question',
  ppf: 'price',
  'window-film': 'price',
  'marine-film': 'price',
}

const pastMidnight =
  'Hours past midnight are two periods, such as "22:00-24:00" and, on the next day, "0:00-2:00".'

export const workshopCheck = {
  startAgain: 'Begin with docs/examples/shop.json.',
  entry: (kind: string, number: number, name: string) =>
    name === '' ? `${kind} ${number}` : `${kind} ${number} (${name})`,
  more: (count: number) =>
    `${count === 1 ? '1 more problem is' : `${count} more problems are`} listed when these are fixed.`,
  otherCurrency: (currency: string, shops: string): Message => ({
    summary: `The prices are in ${currency}, but the shop’s currency is ${shops}.`,
    advice: `Write the prices in ${shops}, or set NEXT_PUBLIC_CURRENCY to ${currency}.`,
  }),
  fromAboveTo: { summary: 'The lower price is above the upper one.', advice: 'Swap "from" and "to".' },
  sameChoice: (line: number): Message => ({
    summary: `Line ${line} already has a price for this choice.`,
    advice: 'Keep one of the two.',
  }),
  sameName: (line: number): Message => ({
    summary: `Line ${line} already has a place with this name.`,
    advice: 'Give each place a different name.',
  }),
  sameFinish: { summary: 'The list already has this finish.', advice: 'Keep one of the two.' },
  noFinishes: {
    summary: 'Visitors can choose only between "gloss" and another finish.',
    advice: 'List "gloss" with "satin", "matte", or both, or leave the list out.',
  },
  endsBefore: (period: string): Message => ({
    summary: `${period} ends before it starts.`,
    advice: `Write the earlier time first. ${pastMidnight}`,
  }),
  userName: (noun: string): Message => ({
    summary: `The ${noun} contains a user name.`,
    advice: 'Remove what is between https:// and @, and the @ itself.',
  }),
  noPeriod: (period: string): Message => ({
    summary: `${period} is not a period.`,
    advice: `Write it like "8:00-12:30", ending by 24:00. ${pastMidnight}`,
  }),
  overlapping: (first: string, second: string): Message => ({
    summary: `${first} and ${second} overlap.`,
    advice: 'End one period before the next one starts.',
  }),
  daysBackwards: { summary: 'The last day is before the first one.', advice: 'Swap "from" and "to".' },
  sameDay: (day: string): Message => ({
    summary: `Another entry already gives hours for ${day}.`,
    advice: 'Keep the hours of one of the two.',
  }),
  emptyDay: {
    summary: 'The special day has neither hours nor a note.',
    advice: 'Give "hours", "note", or both.',
  },
  lengthBackwards: {
    summary: 'The longest boat is shorter than the shortest one.',
    advice: 'Swap "from" and "to".',
  },
  linkMissing: {
    summary: 'The link for booking is missing.',
    advice: 'Give "url", or remove "link" from "by".',
  },
  notInFolder: (name: string) => `\`${name}\` is not in the same folder as shop.json.`,
  addOrCorrect: 'Add the file, or correct its name.',
  noPicture: (name: string): Message => ({
    summary: `\`${name}\` is not a picture that every browser shows.`,
    advice: 'Export it as a JPEG, PNG, or WebP, with the ending of that format.',
  }),
  otherShape: (name: string, size: string): Message => ({
    summary: `\`${name}\` is ${size}, not 4:3.`,
    advice: 'Crop it to 4:3, such as 1600 × 1200 px.',
  }),
  tooSmall: (name: string, size: string): Message => ({
    summary: `\`${name}\` is ${size}.`,
    advice: 'It is too small. Use a 4:3 picture, at least 1200 × 900 px.',
  }),
  tooHeavy: (name: string, size: string, limit: string): Message => ({
    summary: `\`${name}\` is ${size}; the limit is ${limit}.`,
    advice: 'Export it as a JPEG of lower quality, 1600 × 1200 px.',
  }),
  otherSizes: (before: string, after: string): Message => ({
    summary: `The “before” picture is ${before}, the “after” picture ${after}.`,
    advice: 'Export both at the same size.',
  }),
}

export const workshopCommand = {
  isValid: (file: string) => `${file} is valid.`,
  notThere: (file: string) =>
    `${file} does not exist. Correct the folder in SHOP_FOLDER, or remove that variable.`,
  isFolder: (file: string) => `${file} is a folder. Replace it with the file of that name.`,
  otherEncoding: (file: string) => `${file} is not saved as UTF-8. Save it again with that encoding.`,
  futurePrices: (file: string, day: string) =>
    `Warning: the date "${day}" is in the future, so prices in ${file} are shown for too long. Correct the "asOf".`,
  duePrices: (file: string, month: string) =>
    `Warning: check the prices in ${file} again, and set their "asOf": some are hidden from ${month}.`,
  /** "ppf price 2 (nose)" */
  price: (line: string, number: number, choice: string) => `${line} price ${number} (${choice})`,
  oldPrices: (file: string, names: readonly string[]) =>
    `Warning: these prices in ${file} are out of date and are not shown: ${names.join(', ')}. Check them, and set their "asOf".`,
}
