import { couponText, toQuoteCoupon } from './coupon-store'

test('a stored coupon is described by its code and discount', () => {
  const coupon = toQuoteCoupon({ code: 'CLEAR10', desc: '10% off window film' })
  expect(coupon && couponText(coupon)).toBe('Coupon CLEAR10: 10% off window film')
})

test.each([undefined, null, 'CLEAR10', {}, { code: 'CLEAR10' }, { code: '', desc: 'x' }])(
  'toQuoteCoupon rejects %o',
  (json) => {
    expect(toQuoteCoupon(json)).toBeNull()
  },
)
