// Whole prices without cents.
const plain = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const huge = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'scientific',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})
const HUGE = 1e12

/** Beyond any real price the figures stay short. */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) return 'beyond counting'
  return (amount < HUGE ? plain : huge).format(amount)
}
