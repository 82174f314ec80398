export const RETRIES = 2

/** The cause of a refused request is its status, of which only 429 and 5xx can be temporary. */
export function isWorthRetrying({ cause }: Error): boolean {
  return typeof cause !== 'number' || cause === 429 || cause >= 500
}
