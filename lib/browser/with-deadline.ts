/** How long a visitor waits for something that they have pressed. */
export const DEADLINE_MS = 8000

/** Rejects when the promise takes longer than a visitor would wait. */
export function withDeadline<T>(promise: Promise<T>): Promise<T> {
  const deadline = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, DEADLINE_MS, new Error('Too late'))
  })
  return Promise.race([promise, deadline])
}
