import type { VehicleId, WindowId } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { capitalized, countOf, listOf, lowered, plural } from '@/lib/content/words'

const films = (count: number) => `${count} ${plural(count, { one: 'film', other: 'films' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'card', other: 'cards' })}`

/** One line of the list as text, for messages. */
export const listLine = {
  product: (quantity: number, name: string, price: string) =>
    `${quantity} × ${name}, ${price}${quantity === 1 ? '' : ' each'}`,
  coupon: (code: string, discount: string) => `Coupon ${code}: ${discount}`,
}

/** What can be done with a line. */
export const quoteLine = {
  look: 'View',
  change: 'Change',
  remove: 'Remove',
}

/** A film that this version of the site cannot read. */
export const unreadable = {
  title: 'We could not read this film',
  text: 'Its link does not say what was chosen. Choose it again, or remove it.',
}

/** The films of a list, for each vehicle and for the boat. `vehicle` is `your truck` or `a truck`. */
export const filmGroups = {
  of: (vehicle: string) => `For ${vehicle}`,
  vehicle: 'For your vehicle',
  boat: 'For your boat',
  boatOf: (length: string) => `For a boat ${length} long`,
  /** The visitor’s own name of a vehicle, in a message. */
  ownName: (name: string, label: string) => `${name} (${label})`,
  painted: (vehicle: string, color: string) => `${vehicle}, ${lowered(color)}`,
  /** The same in a message. */
  inMessage: { vehicle: 'Vehicle', boat: 'Boat', cards: 'Cards' },
  cards: 'Cards',
  unknown: 'Vehicle?',
  change: 'Change vehicle',
  changeLength: 'Change length',
  changed: (vehicle: string, count: number) => `Now for ${vehicle}. ${films(count)} changed.`,
  /** Lines of which some fit together. */
  oneSet: (sets: readonly string[]) => `Some of these overlap. Choose ${sets.join('; or ')}.`,
  quoted: (film: string) => `“${film}”`,
  oneOf: (count: number) => `One of these ${count === 2 ? 'two' : count === 3 ? 'three' : count}.`,
  choose: (count: number) => `We’ll price ${count === 2 ? 'both' : 'each'}; you choose later.`,
  filmCount: films,
  or: 'or',
  keepOnly: 'Keep only this',
  keptOnly: (title: string) => `Kept only: ${title}.`,
}

/** In a tool, whose vehicle a film is for; asked once the quote has one of the class. */
export const whoseVehicle = {
  legend: 'For:',
  another: {
    compact: 'another compact',
    sedan: 'another sedan',
    'full-size': 'another full-size car',
    'small-suv': 'another small SUV',
    'large-suv': 'another large SUV',
    truck: 'another truck',
  } satisfies Record<VehicleId, string>,
  boat: { label: 'Boat', own: 'your boat', another: 'another boat' },
}

/** The visitor’s name for a vehicle or a boat. */
export const vehicleName = {
  give: 'Name it',
  change: 'Rename',
  /** The name of the button: `Rename: White Civic`. */
  label: (what: string) => `Name of ${what}`,
  keep: 'Keep the name',
  named: (name: string) => `Named ${name}.`,
  unnamed: 'Name removed.',
  taken: (name: string) => `Another one in your quote is called ${name}. Choose another name.`,
  needed: 'Another one in your quote has no name. Give this one a name.',
}

/** In place of a removed line. */
export const gone = {
  removed: (name: string) => `Removed: ${name}.`,
  full: (names: readonly string[]) =>
    `Your quote is full. Not restored: ${names.join('; ')}. Remove a line, then press Undo again.`,
  otherCoupon: 'Your quote has another coupon now. Remove it, then press Undo again.',
}

export const quoteList = {
  heading: 'Your quote',
  headingOfCards: 'Your cards',
  countOfCards: (count: number, total: string) => `${cards(count)}, ${total}`,
  films: 'Films',
  count: (filmCount: number, cardCount: number, hasPrices: boolean) =>
    [
      filmCount > 0 && `${films(filmCount)}${hasPrices ? '' : ', priced on request'}.`,
      cardCount > 0 && `${cards(cardCount)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  cards,
  /** `left` is the number of products that are not named. */
  oneOfEach: (names: readonly string[], left: number) =>
    names.length === 1 && left === 0
      ? `${names[0]}.`
      : `${listOf(left > 0 ? [...names, `${left} more`] : names)}, one of each.`,
  several: (items: readonly (readonly [quantity: number, name: string])[], left: number) => {
    const each = items.map(([quantity, name]) => `${quantity} × ${name}`)
    return `${listOf(left > 0 ? [...each, `${left} more`] : each)}.`
  },
  cardsName: 'Cards',
  coupon: 'Coupon',
  couponNamed: (code: string) => `Coupon ${code}`,
  sheet: 'Sheet for the installer',
  copy: 'Copy as text',
}

export const shareButton = { label: 'Share list', name: 'Sharing' }

const windowNames: Record<WindowId, string> = {
  windscreen: 'Windshield',
  'front-side': 'Front side windows',
  'rear-side': 'Rear side windows',
  rear: 'Rear window',
}
const glassNames = { clear: 'clear glass', factory: 'factory glass', privacy: 'privacy glass' }
const sizeNames = { beam: 'beam', freeboard: 'freeboard' }
/** Each with its length and unit. */
type Sizes = readonly (readonly [name: keyof typeof sizeNames, length: string])[]

const tint = (window: WindowId | null, film: number) =>
  window ? `${windowNames[window]}, ${film}% film` : `Window film, ${film}%`
const sentence = (words: string) => `${capitalized(words)}.`
const labelled = (labels: readonly string[]) => sentence(labels.join(', ').toLowerCase())
const sized = (sizes: Sizes) => listOf(sizes.map(([name, length]) => `${sizeNames[name]} ${length}`))

/** A film of the quote: its title, and what was chosen. */
export const filmLine = {
  tint,
  checked: (month: string) => `Checked ${month}.`,
  /** Inside a sentence. */
  tintNamed: (window: WindowId | null, film: number) => lowered(tint(window, film)),
  window: (window: WindowId) => lowered(windowNames[window]),
  /** `light` is that of the glass alone; without a kind it was measured. */
  glass: (light: string, kind: keyof typeof glassNames | undefined) =>
    kind ? `${glassNames[kind]} (${light})` : `glass metered at ${light}`,
  light: (glass: string, through: string) => `On ${glass}, ${through} gets through.`,
  lightInShort: (glass: string, through: string) => `${capitalized(glass)}, ${through} gets through`,
  coverage: (panels: readonly string[], area: string, finish?: string | null) =>
    [labelled(panels), finish && `${finish}.`, `About ${area}.`].filter(Boolean).join(' '),
  hull: (zones: readonly string[], given: Sizes, estimated: Sizes, area: string) =>
    [
      labelled(zones),
      given.length > 0 && sentence(sized(given)),
      estimated.length > 0 && `Estimated from the length: ${sized(estimated)}.`,
      `About ${area} of protection film.`,
    ]
      .filter(Boolean)
      .join(' '),
}

/** The head of a vehicle in the list, made of its films. */
export const vehicleSheet = {
  /** `Front or Road, and three windows, on my truck.` */
  title: (films: string, vehicle: string) => `${films}, on ${vehicle}.`,
  joined: (films: readonly string[]) =>
    films.length > 1 ? `${films.slice(0, -1).join(', ')}, and ${films.at(-1)}` : films.join(''),
  or: ' or ',
  films: (count: number) => lowered(countOf(count, { one: 'film', other: 'films' })),
  windows: (count: number) => lowered(countOf(count, { one: 'window', other: 'windows' })),
  mine: {
    compact: 'my compact',
    sedan: 'my sedan',
    'full-size': 'my full-size car',
    'small-suv': 'my small SUV',
    'large-suv': 'my large SUV',
    truck: 'my truck',
    boat: 'my boat',
    vehicle: 'my vehicle',
  } satisfies Record<VehicleId | 'boat' | 'vehicle', string>,
  named: { boat: 'a boat', vehicle: 'a vehicle' },
  /** While there is a choice, the drawing has the first. */
  drawnWith: (film: string) => `drawn with ${film}`,
}

/** The result of “Add to my quote”. `what` is a title inside a sentence, or several. */
export const addResult = {
  added: (what: string) => `Added: ${what}.`,
  saved: (what: string) => `Saved: ${what}.`,
  /** Alternatives: the new one and the one that the quote has. */
  or: (added: string, present: string) => `${present}, or ${added}`,
  /** Packages on the same vehicle. */
  either: (names: readonly string[]) => names.join(' or '),
  /** Films for the same window. */
  eitherShade: (window: WindowId, shades: readonly string[]) =>
    `${lowered(windowNames[window])}, ${shades.join(' or ')} film`,
  windowForms: { one: 'window', other: 'windows' },
  windows: (count: string, vehicle: string) => `${count} on ${vehicle}`,
  /** `answer` is what the law says against it. */
  against: (answer: string, what: string) => `In your quote, but ${lowered(answer)}: ${what}.`,
  notAdded: (names: readonly string[]) =>
    `Your quote is full. Not added: ${names.join('; ')}. Remove a line first.`,
  /** After a change of the boat’s measures. */
  carried: 'The other films for your boat have changed with it.',
  count: (filmCount: number) => `${films(filmCount)} in your quote.`,
  countAtEnd: (filmCount: number, cardCount: number) =>
    `Your quote now has ${listOf([films(filmCount), ...(cardCount > 0 ? [cards(cardCount)] : [])])}.`,
  alternatives: (before: number, added: number) =>
    before === 1 && added === 1
      ? 'Both are in your quote, as alternatives. We’ll price both.'
      : 'Films for the same part are in your quote as alternatives. We’ll price each of them.',
  keepOnly: (what: string) => `Keep only ${what}`,
  keptOnly: (what: string) => `Kept only ${what}.`,
  again: 'Already in your quote. Nothing was added.',
  full: 'Your quote is full. Remove a line first.',
  tintIt: (vehicle: string) => `Tint for ${vehicle}`,
  coverIt: 'Protect the front',
  view: 'View quote',
  undone: 'Undone.',
}

/** The shop's prices for the films of a quote. */
export const filmSum = {
  count: (films: number) => (films === 2 ? 'Both films together' : `All ${films} films together`),
  soFar: 'Films so far',
  noneYet: 'No sum yet',
  /** The films that the sum has. */
  of: (counted: number, all: number) => `For ${counted} of ${films(all)}.`,
  stillOpen: (choices: readonly string[]) => `Still to choose: ${choices.join('; ')}.`,
  byShop: (names: readonly string[]) =>
    `Price on request: ${names.length > 3 ? films(names.length) : names.join('; ')}.`,
  /** The figure may be empty. */
  inMessage: (head: string, figure: string, rest: readonly string[]) =>
    [head && (figure ? `${head}: ${figure}.` : `${head}.`), ...rest].filter(Boolean).join(' '),
  /** Below the sum, or below the only film; in the visitor’s message too. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `Prices as of ${month}${tax ? (tax === 'included' ? ', tax included' : ', plus tax') : ''}. An estimate, not a binding offer: the vehicle or boat has to be seen first.`,
}

/** The first line of a message with the list. */
export const listMessage = { subject: `Quote request to ${site.name}`, request: 'I would like a quote for:' }

export const shareView = {
  heading: 'Share this list',
  back: 'Back to the cart',
  link: 'Link',
  aboutLink:
    'Anyone with the link sees your list and can add it to theirs. The list is in the link itself and is stored nowhere; later changes are not included.',
  copyLink: 'Copy link',
  share: 'Share link…',
  /** Above 2,000 characters. */
  longLink: 'Some messaging apps cut off a link as long as this one.',
  noLink: 'This list is too long for a link. Send it as text.',
  unopened:
    'Your list is too long for that app, so it was not opened. Copy the list as text, and paste it there.',
  aboutCode: 'Scan this code with the camera of another phone.',
  code: 'QR code to scan',
  save: 'Save as a picture',
  text: 'The list as text',
  copyText: 'Copy as text',
  title: `A list from ${site.name}`,
  fileName: 'quote.png',
}

export const listProblems = {
  damaged:
    'The link to a shared list is damaged, incomplete, or too long, so it was not opened. Your own list has not changed. Ask for the link again.',
  'other-version':
    'The link to a shared list was made with another version of this site, so it was not opened. Your own list has not changed. Reload the page and open the link again.',
}

export const openedQuote = {
  seen: 'You opened a shared list. Your own list has not changed.',
  showAgain: 'Show it again',
  added: 'The shared list has been added to yours.',
  addedInPart: (left: readonly string[]) =>
    `The shared list has been added in part, because your quote is full. Left out: ${left.join('; ')}.`,
  replaced: 'The shared list has replaced yours.',
}

export const sharedQuoteDrawer = {
  heading: 'A shared list',
  list: 'The shared list',
  /** Only cards: the words of films are not taken from the link. */
  fromLink: 'The names and prices of the cards come from the link.',
  unchanged: 'Nothing in your own list changes until you choose.',
  add: 'Add to mine',
  replace: 'Replace mine',
  keep: 'Keep mine',
  /** In place of `keep` for a visitor whose list is empty. */
  notNow: 'Not now',
  products: 'Cards in the shared list',
  films: 'Films in the shared list',
  forShop: 'For the shop:',
  answer: 'Answer with prices',
}
