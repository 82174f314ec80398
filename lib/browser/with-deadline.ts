/** How long a visitor waits for something that they have pressed. */
export const DEADLINE_MS = 8000

/** Rejects when the promise takes longer than a visitor would wait. */
export function withDeadline<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The deadline has passed')), DEADLINE_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
