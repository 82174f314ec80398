import { readFileSync } from 'node:fs'
import { type Offer, readOffer, writeOffer } from '@/lib/offer/offer'
import { readSharedQuote, writeSharedQuote } from './shared-quote'

// Written from docs/contracts.md alone: what another program would do.

const PAGE = 'https://tersa.example/contact'
const contract = readFileSync('docs/contracts.md', 'utf8')
const words = /<!-- words -->\s*```text\n([\s\S]*?)\n```/.exec(contract)?.[1]?.split('\n') ?? []
const example = exampleAfter('sender’s units:')
const offerExample = exampleAfter('and a boat:')

function exampleAfter(words: string): unknown {
  return JSON.parse(/\s*```json\n([\s\S]*?)\n```/.exec(contract.split(words)[1] ?? '')?.[1] ?? '')
}

function checksum(text: string) {
  let hash = 2_166_136_261n
  for (const byte of Buffer.from(text, 'latin1')) hash = ((hash ^ BigInt(byte)) * 16_777_619n) % 2n ** 32n
  return hash.toString(36)
}

function write(json: unknown, start = '#quote=3') {
  const escaped = JSON.stringify(json).replace(/[^ -~]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  const packed = words.reduce((text, word, i) => text.split(word).join(String.fromCharCode(128 + i)), escaped)
  const payload = Buffer.from(packed, 'latin1').toString('base64url')
  return `${start}.${checksum(payload)}.${payload}`
}

function read(fragment: string, start = '#quote=3'): unknown {
  const [name, sum, payload = ''] = fragment.split('.')
  expect([name, sum]).toEqual([start, checksum(payload)])
  const bytes = [...Buffer.from(payload, 'base64url')]
  const text = bytes.map((byte) => (byte < 128 ? String.fromCharCode(byte) : words[byte - 128])).join('')
  return JSON.parse(text)
}

const films = [
  '/ppf?panels=hood.fenders&vehicle=sedan&name=White+Civic&paint=white&finish=satin',
  '/window-film?film=35&glass=75&window=front-side&place=texas&vehicle=sedan&name=White+Civic&paint=white&finish=satin',
  '/marine-film?zones=bow.transom&loa=9.25',
] as const
const image = 'https://tersa.example/characters/anil.svg'
const quote = {
  lines: [{ id: '7', name: 'Añil', image, price: 99, quantity: 2 }],
  films,
  units: 'metric' as const,
}

test('a program that follows the description writes links that the page reads, and reads those that the page writes', () => {
  expect(words.length).toBeGreaterThan(40)
  expect(readSharedQuote(write(example), PAGE)).toEqual({ quote })
  const link = writeSharedQuote(quote, PAGE) ?? ''
  expect(read(link)).toEqual(example)
  expect(write(read(link))).toBe(link)
})

const sedan = '&vehicle=sedan'
const [hood, hoodAndRoof] = [`/ppf?panels=hood${sedan}`, `/ppf?panels=hood.roof${sedan}`] as const
const rear = `/window-film?film=35&glass=75&window=rear${sedan}` as const
const boat = '/marine-film?zones=bow.transom&loa=9.25&name=Lark'
const offer: Offer = {
  list: {
    lines: [{ id: '7', name: 'Añil', image: null, price: 99, quantity: 2 }],
    films: [hood, hoodAndRoof, rear, boat],
    units: 'us',
  },
  prices: new Map([[boat, 4200]]),
  wholes: [
    { films: [hood, rear], amount: 640 },
    { films: [hoodAndRoof, rear], amount: 1180.5 },
  ],
  currency: 'USD',
  tax: 'included',
  made: '2026-11-28',
  until: '2026-12-12',
  shop: 'Northside',
  note: 'Two days, with pick-up.',
}

test('the same program writes and reads offers', () => {
  expect(readOffer(write(offerExample, '#offer=1'), PAGE, offer.made)).toEqual({ offer })
  expect(read(writeOffer(offer, PAGE) ?? '', '#offer=1')).toEqual(offerExample)
})
