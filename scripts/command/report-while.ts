export const REPORT_EVERY_MS = 10_000

/** Prints how long the work has taken so far, because Next prints nothing for a minute while it compiles. */
export async function reportWhile<T>(work: Promise<T>, what: string): Promise<T> {
  let seconds = 0
  const timer = setInterval(() => {
    seconds += REPORT_EVERY_MS / 1000
    console.log(`${what} – ${seconds} s so far`)
  }, REPORT_EVERY_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
