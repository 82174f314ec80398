const DEADLINE_MS = 8000

/** Fails when it takes longer than anybody waits. */
export function withDeadline<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It takes too long')), DEADLINE_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
