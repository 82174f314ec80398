// A symbol with or without letters (€, US$, R$), an ISO code, or a sign made of letters.
const SIGN = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}|S/\.?|R[Ss]\.?|rs\.?|[Kk]r\.?|Kč|zł|Ft|Fr\.?`
const BEFORE = new RegExp(`^(?:${SIGN})`, 'u')
const AFTER = new RegExp(`(?:${SIGN})$`, 'u')

/** Separates the currency before or after an amount: "kr. 5" and "5 kr" give "kr" and "5". */
export function splitCurrency(text: string): { sign: string | null; amount: string } {
  const whole = text.trim()
  const before = whole.match(BEFORE)?.[0] ?? ''
  const rest = whole.slice(before.length)
  const after = rest.match(AFTER)?.[0] ?? ''
  const amount = rest.slice(0, rest.length - after.length).trim()
  const sign = before || after
  return { sign: sign === '' ? null : spelt(sign), amount }
}

/** One spelling for "Rs.", "RS" and "rs". */
function spelt(sign: string): string {
  const bare = sign.replace(/\.$/, '')
  return /^rs$/i.test(bare) ? 'Rs' : /^kr$/i.test(bare) ? 'kr' : bare
}
