import { createVisitDraft, toDrafts, toTyped } from './visit-drafts'

test.each([
  [undefined, {}],
  [null, {}],
  ['x', {}],
  [[], {}],
  [{ contact: null }, { contact: {} }],
  [{ contact: ['x'] }, { contact: {} }],
  [{ contact: { name: { a: 1 }, city: 'León' } }, { contact: { city: 'León' } }],
  [{ contact: { name: 'x'.repeat(1e5) } }, { contact: { name: 'x'.repeat(1e4) } }],
])('of the stored %j, what was typed is read, at most 10,000 characters of each field', (json, drafts) => {
  expect(toDrafts(json)).toEqual(drafts)
})

test('what is typed in this tab survives a reload, and is read again only if it has changed', () => {
  const [before, after] = [0, 1].map(() => createVisitDraft('tersa.draft', toTyped))
  const onChange = jest.fn()
  before?.subscribe(onChange)
  before?.set({ name: 'Ana' })
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(after?.get()).toEqual({ name: 'Ana' })
  expect(after?.get()).toBe(after?.get())
  before?.set({ name: 'Eva' })
  expect(after?.get()).toEqual({ name: 'Eva' })
})

test('without storage, what is typed lasts until the next load', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const draft = createVisitDraft('tersa.draft', toTyped)
  draft.set({ name: 'Ana' })
  expect(draft.get()).toEqual({ name: 'Ana' })
})
