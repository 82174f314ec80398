import { draftOf, draftStore, forgetDraft, keepDraft, toDrafts } from './draft-store'

test('each form keeps its own, until it is sent', () => {
  keepDraft('contact', { name: 'Ana' })
  keepDraft('support', { name: 'Eva' })
  expect(draftOf('contact')).toEqual({ name: 'Ana' })
  forgetDraft('contact')
  expect(draftOf('contact')).toEqual({})
  expect(draftStore.get()).toEqual({ support: { name: 'Eva' } })
})

test.each([undefined, null, 'x', [], { contact: null }, { contact: ['x'] }, { contact: { name: { a: 1 } } }])(
  '%o holds no answer',
  (json) => {
    expect(Object.values(toDrafts(json)).flatMap((answers) => Object.keys(answers))).toEqual([])
  },
)

test('an answer of megabytes is cut', () => {
  expect(toDrafts({ contact: { name: 'x'.repeat(1e6) } }).contact?.name).toHaveLength(10_000)
})

describe('the same form in two tabs', () => {
  test('neither loses what was typed in it', () => {
    keepDraft('contact', { name: 'Ana', message: 'A long message' })
    const ofFirst = window.sessionStorage.getItem('tersa.enquiries') ?? ''
    // A tab that was opened before this was typed, so its form is empty.
    window.sessionStorage.setItem('tersa.enquiries', '{"contact":{"name":"","message":""}}')
    keepDraft('contact', { name: 'E', message: '' })
    expect(draftOf('contact')).toEqual({ name: 'E', message: '' })
    // What all tabs share has both; the first tab still has its own.
    expect(draftStore.get()).toEqual({ contact: { name: 'E', message: 'A long message' } })
    window.sessionStorage.setItem('tersa.enquiries', ofFirst)
    expect(draftOf('contact')).toEqual({ name: 'Ana', message: 'A long message' })
  })

  test('a new tab starts with what all tabs share', () => {
    keepDraft('contact', { name: 'Ana' })
    window.sessionStorage.clear()
    expect(draftOf('contact')).toEqual({ name: 'Ana' })
  })

  test('what is deleted in a tab stays deleted', () => {
    keepDraft('contact', { name: 'Ana' })
    keepDraft('contact', { name: '' })
    expect(draftStore.get()).toEqual({ contact: { name: '' } })
  })
})
