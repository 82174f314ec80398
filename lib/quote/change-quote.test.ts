import { toQuoteCoupon } from './coupon-store'

test('a stored coupon keeps its code and discount', () => {
  const coupon = { code: 'CLEAR10', desc: '10% off window film' }
  expect(toQuoteCoupon(coupon)).toEqual(coupon)
})

test.each([undefined, null, 'CLEAR10', {}, { code: 'CLEAR10' }, { code: '', desc: 'x' }])(
  'toQuoteCoupon rejects %o',
  (json) => {
    expect(toQuoteCoupon(json)).toBeNull()
  },
)
