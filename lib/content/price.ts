/** An ISO code; the amounts themselves are not converted. */
const currency = process.env.NEXT_PUBLIC_CURRENCY || 'USD'

// In this locale only the US dollar is written "$"; others that share the sign have their code, as in "MX$99".
export const priceFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, ...options })

// Whole prices without cents.
const plain = priceFormat({ trailingZeroDisplay: 'stripIfInteger' })
const huge = priceFormat({ notation: 'scientific', minimumFractionDigits: 0, maximumFractionDigits: 2 })
export const HUGE = 1e12

export const currencySymbol =
  plain.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency

/** Beyond any real price the figures stay short. */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) return 'too large to show'
  return (amount < HUGE ? plain : huge).format(amount)
}
