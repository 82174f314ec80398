import { formDraft, formDrafts, removeDraft, saveDraft } from './draft-store'

test('each form has its own draft until it is sent', () => {
  saveDraft('contact', { name: 'Ana' })
  saveDraft('support', { name: 'Eva' })
  expect(formDraft('contact')).toEqual({ name: 'Ana' })
  removeDraft('contact')
  expect(formDraft('contact')).toEqual({})
  expect(formDrafts.get()).toEqual({ support: { name: 'Eva' } })
})

describe('the same form in two tabs', () => {
  test('neither tab loses its text', () => {
    saveDraft('contact', { name: 'Ana', message: 'A long message' })
    const ofFirst = window.sessionStorage.getItem('tersa.enquiries') ?? ''
    // A tab that was opened before this was typed, so its form is empty.
    window.sessionStorage.setItem('tersa.enquiries', '{"contact":{"name":"","message":""}}')
    saveDraft('contact', { name: 'E', message: '' })
    expect(formDraft('contact')).toEqual({ name: 'E', message: '' })
    // The shared draft has both; the first tab still has its own.
    expect(formDrafts.get()).toEqual({ contact: { name: 'E', message: 'A long message' } })
    window.sessionStorage.setItem('tersa.enquiries', ofFirst)
    expect(formDraft('contact')).toEqual({ name: 'Ana', message: 'A long message' })
  })

  test('a new tab starts with the shared draft', () => {
    saveDraft('contact', { name: 'Ana' })
    window.sessionStorage.clear()
    expect(formDraft('contact')).toEqual({ name: 'Ana' })
  })

  test('a text that is deleted in a tab stays deleted', () => {
    saveDraft('contact', { name: 'Ana' })
    saveDraft('contact', { name: '' })
    expect(formDrafts.get()).toEqual({ contact: { name: '' } })
  })
})
