/** Lets the browser refuse this use of its storage, if `when` accepts the arguments. */
export function refuse(method: 'getItem' | 'setItem' | 'removeItem', when = (..._args: string[]) => true) {
  const original = Storage.prototype[method]
  jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args: string[]) {
    if (when(...args)) throw new DOMException('refused', 'QuotaExceededError')
    return Reflect.apply(original, this, args)
  })
}

type Request = (name: string, options: LockOptions, work: () => unknown) => Promise<unknown>
export const lockWith = (request: Request) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

/** Locks that the test grants by hand. */
export function holdLocks() {
  const granted: (() => unknown)[] = []
  const request = jest.fn<Promise<unknown>, Parameters<Request>>((_name, { signal }, work) => {
    granted.push(work)
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  lockWith(request)
  return { request, grant: () => granted.shift()?.() }
}
