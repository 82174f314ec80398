// Whole prices without cents; beyond any real price the figures stay short.
const exact = { style: 'currency', currency: 'USD', minimumFractionDigits: 0 } as const
const plain = new Intl.NumberFormat('en-US', exact)
const cents = new Intl.NumberFormat('en-US', { ...exact, minimumFractionDigits: 2 })
const huge = new Intl.NumberFormat('en-US', { ...exact, notation: 'scientific', maximumFractionDigits: 2 })
const HUGE = 1e12

export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) return 'beyond counting'
  if (amount >= HUGE) return huge.format(amount)
  return (Number.isInteger(amount) ? plain : cents).format(amount)
}
