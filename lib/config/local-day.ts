const two = (number: number) => String(number).padStart(2, '0')

/** The visitor's day, such as `2026-11-25`. */
export function localDay(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
