import { removeDoubleSlash, restorePage } from './recovery'

const PAGE = '<a href="#main">Skip</a><main><h1>About</h1></main><footer></footer>'
const words = () => document.body.textContent

/** Observers are notified in a microtask. */
const observed = () => Promise.resolve()

const root = document.documentElement
let stop = () => {}

// The observer belongs to the document, so it is started once, before there is a body, as in the early script.
beforeAll(async () => {
  document.body.remove()
  root.lang = 'en'
  root.className = 'font'
  stop = restorePage()
  root.append(document.createElement('body'))
  await observed()
})

afterAll(() => stop())

beforeEach(async () => {
  document.head.innerHTML = '<title>About</title><link rel="stylesheet" href="a.css">'
  document.body.innerHTML = PAGE
  await observed()
})

/** What React does when an error reaches its root. */
function empty() {
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  document.querySelector('title')?.remove()
  for (const node of [...document.body.children]) node.remove()
}

test('a page that has been emptied is restored, and offers a reload', async () => {
  const heading = document.querySelector('h1')
  const styles = document.querySelector('link')
  empty()
  await observed()
  expect(document.body.innerHTML).toBe(PAGE)
  expect(document.querySelector('h1')).toBe(heading)
  expect(document.title).toBe('About')
  expect(document.querySelectorAll('link')).toHaveLength(1)
  expect(document.querySelector('link')).toBe(styles)
  expect([root.lang, root.className]).toEqual(['en', 'font'])
  expect(document.body).toHaveAttribute('data-missing-code')
})

test('a page that has been replaced by another is restored', async () => {
  document.body.innerHTML = '<div>This page couldn’t load</div>'
  await observed()
  expect(document.body.innerHTML).toBe(PAGE)
})

test('after a client navigation the new page is restored, not the one that was loaded first', async () => {
  document.title = 'Contact'
  document.querySelector('main')?.replaceChildren('Contact')
  document.body.append('A toast')
  await observed()
  empty()
  await observed()
  expect(words()).toBe('SkipContactA toast')
  expect(document.title).toBe('Contact')
})

test('a page that changes in any other way is left alone', async () => {
  document.querySelector('footer')?.remove()
  document.querySelector('h1')?.remove()
  await observed()
  expect(words()).toBe('Skip')
})

test.each([
  ['https://shop.example//shop?film=ppf#glass', '/shop'],
  ['https://shop.example///', '/'],
  ['https://shop.example//elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/\\/elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/', null],
  ['https://shop.example/user/orders', null],
  ['https://shop.example/shop?next=//elsewhere.example', null],
])('at %s the path becomes %s', (url, path) => {
  const setPath = jest.fn<void, [string]>()
  const { pathname } = new URL(url)
  removeDoubleSlash(Object.defineProperty({ pathname }, 'pathname', { get: () => pathname, set: setPath }))
  expect(setPath.mock.calls).toEqual(path === null ? [] : [[path]])
})
