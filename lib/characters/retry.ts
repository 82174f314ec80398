export const RETRIES = 2

/** A refusal, whose status is the cause, stays one; unless the service only asks for patience. */
export function isWorthRetrying({ cause }: Error): boolean {
  return typeof cause !== 'number' || cause === 429 || cause >= 500
}
