import { asset } from '@/lib/config/asset'
import { formatPrice } from '@/lib/config/price'
import { type orderDetails, type orderStatuses, type paymentMethods, sample } from '@/lib/content/account'

// The account's sample data. The specification fixes the counters; everything else has to match them.

export const counters = { orders: 3, returns: 1, coupons: 2, points: 1200 } as const

/** Latest first. */
export const orders: readonly [PlacedOrder, ...PlacedOrder[]] = [
  {
    id: 'TR-1043',
    date: '2026-10-12',
    total: 297,
    status: 'shipped',
    method: 'card',
    lines: [
      { id: '1', name: 'Lustra', img: asset('/characters/lustra.svg'), quantity: 2, price: 99 },
      { id: '4', name: 'Azogue', img: asset('/characters/azogue.svg'), quantity: 1, price: 99 },
    ],
    progress: [
      { step: 'ordered', date: '2026-10-12' },
      { step: 'packed', date: '2026-10-13' },
      { step: 'collected', date: '2026-10-14' },
    ],
  },
  {
    id: 'TR-1031',
    date: '2026-08-28',
    total: 198,
    status: 'delivered',
    method: 'card',
    lines: [
      { id: '2', name: 'Cobalto', img: asset('/characters/cobalto.svg'), quantity: 1, price: 99 },
      { id: '5', name: 'Galerna', img: asset('/characters/galerna.svg'), quantity: 1, price: 99 },
    ],
    progress: [
      { step: 'ordered', date: '2026-08-28' },
      { step: 'collected', date: '2026-08-29' },
      { step: 'delivered', date: '2026-09-01' },
    ],
  },
  {
    id: 'TR-1017',
    date: '2026-06-03',
    total: 99,
    status: 'cancelled',
    method: 'card',
    lines: [{ id: '6', name: 'Fanal', img: asset('/characters/fanal.svg'), quantity: 1, price: 99 }],
    progress: [
      { step: 'ordered', date: '2026-06-03' },
      { step: 'cancelled', date: '2026-06-04' },
    ],
  },
]

export const pastReturns = [
  { id: 'RT-208', order: 'TR-1031', item: 'Galerna', started: '2026-09-03', refunded: '2026-09-11' },
] as const

export const coupons: readonly Coupon[] = [
  { code: 'CLEAR10', desc: sample.coupons.windowFilm, expires: '2026-12-31' },
  { code: 'EDGE25', desc: sample.coupons.coverage(formatPrice(25)), expires: '2027-01-15' },
]

export const sampleWishes = [
  { id: '2', name: 'Cobalto', price: 99, img: asset('/characters/cobalto.svg') },
  { id: '7', name: 'Vitral', price: 99, img: asset('/characters/vitral.svg') },
  { id: '10', name: 'Proel', price: 99, img: asset('/characters/proel.svg') },
]

export const sampleAddresses = [
  {
    id: 'home',
    label: sample.labels.home,
    name: sample.person,
    line1: sample.streets.home,
    city: sample.city,
    zip: '01010',
    phone: '555 0101',
    default: true,
  },
  {
    id: 'workshop',
    label: sample.labels.workshop,
    name: sample.person,
    line1: sample.streets.workshop,
    city: sample.city,
    zip: '01013',
    phone: '555 0102',
    default: false,
  },
]

export type OrderStatus = keyof typeof orderStatuses

/** `id` and `img` equal those of the shop's card, so that a repeated order merges with the same cart lines. */
type OrderLine = { id: string; name: string; img: string; quantity: number; price: number }
type Step = { step: keyof (typeof orderDetails)['steps']; date: string }

export type PlacedOrder = {
  id: string
  date: string
  total: number
  status: OrderStatus
  method: keyof typeof paymentMethods
  lines: readonly OrderLine[]
  progress: readonly Step[]
}

/** The badge tones of the specification. */
export function toneOf(status: string): 'success' | 'primary' | 'secondary' {
  if (status === 'delivered') return 'success'
  return status === 'shipped' ? 'primary' : 'secondary'
}

/** A code for a reduction, what it gives, and the last day on which it is valid, in the visitor's time zone. */
export type Coupon = { code: string; desc: string; expires: string }
