/** Minutes since midnight; the end is not included. */
export type Period = { from: number; to: number }

const PERIOD = /^([01]?\d|2[0-4]):([0-5]\d)-([01]?\d|2[0-4]):([0-5]\d)$/
const DAY_MINUTES = 24 * 60

/** Reads `8:00-12:30`; `null` if it is not a period. One that ends before it starts is read, for the check to report. */
export function readPeriod(text: string): Period | null {
  const [, h1, m1, h2, m2] = PERIOD.exec(text) ?? []
  if (h1 === undefined) return null
  const from = Number(h1) * 60 + Number(m1)
  const to = Number(h2) * 60 + Number(m2)
  return from < DAY_MINUTES && to <= DAY_MINUTES ? { from, to } : null
}

/** The periods of one day in their order. */
export const periodsOf = (texts: readonly string[]): Period[] =>
  texts.flatMap((text) => readPeriod(text) ?? []).sort((a, b) => a.from - b.from)
