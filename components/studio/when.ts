const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

const DAY_MS = 86_400_000

/** "14:07" */
export const clockTime = (at: number) => time.format(at)

/** "14:07", "yesterday, 17:20", "3 May, 09:12" */
export function sinceWords(at: number, now: number): string {
  const isDay = (other: number) => new Date(at).toDateString() === new Date(other).toDateString()
  if (isDay(now)) return clockTime(at)
  return `${isDay(now - DAY_MS) ? 'yesterday' : day.format(at)}, ${clockTime(at)}`
}
