import { findReason, loadCode } from './missing-code'

let isConnected = true
let status = 200
/** The scripts that have run. */
const run: string[] = []

/** A host that answers each script that is added to the page. */
function answer(script: HTMLScriptElement) {
  const hasLoaded = isConnected && status === 200
  if (hasLoaded) run.push(new URL(script.src).pathname)
  script.dispatchEvent(new Event(hasLoaded ? 'load' : 'error'))
}

/** Like Turbopack: a script that has failed is not requested again, but what has run since is taken. */
function bundled(path: string) {
  let kept: Promise<never> | null = null
  return async () => {
    if (run.includes(path)) return path
    if (kept) return kept
    const script = document.createElement('script')
    script.src = path
    document.head.append(script)
    if (run.includes(path)) return path
    kept = Promise.reject(new Error('ChunkLoadError'))
    return kept
  }
}

beforeEach(() => {
  isConnected = true
  status = 200
  run.length = 0
  globalThis.fetch = jest.fn(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    return { status } as Response
  })
  const { append } = document.head
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append.call(document.head, ...nodes)
    for (const node of nodes) if (node instanceof HTMLScriptElement) answer(node)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

const reasonOf = (load: () => Promise<unknown>) =>
  loadCode(load).then(
    () => null,
    (error) => findReason(error),
  )

test('after the connection has failed for any time, each call requests the script again until it has run', async () => {
  const load = bundled('/cart.js')
  isConnected = false
  expect(await reasonOf(load)).toBe('connection')
  expect(await reasonOf(load)).toBe('connection')
  isConnected = true
  expect(await reasonOf(load)).toBeNull()
  expect(run).toEqual(['/cart.js'])
  expect(await reasonOf(load)).toBeNull()
  expect(run).toHaveLength(1)
})

test('a part whose script another part has missed gets it too', async () => {
  const [first, second] = [bundled('/shared.js'), bundled('/shared.js')]
  isConnected = false
  await reasonOf(first)
  isConnected = true
  expect(await reasonOf(second)).toBeNull()
  expect(await reasonOf(first)).toBeNull()
})

test('a script that another release has removed is told from a lost connection', async () => {
  status = 404
  expect(await reasonOf(bundled('/old.js'))).toBe('replaced')
  status = 200
  await reasonOf(bundled('/old.js'))
})

test('a failure that the bundler keeps although nothing is missing needs a reload; one that takes too long does not', async () => {
  const kept = Promise.reject(new Error('kept'))
  expect(await reasonOf(() => kept)).toBe('connection')
  expect(await reasonOf(() => kept)).toBe('kept')
  for (const _ of [1, 2])
    expect(await reasonOf(() => Promise.reject(new Error('too late')))).toBe('connection')
})
