import { formDraft, formDrafts, removeDraft, saveDraft } from './draft-store'

test('each form has its own draft until it is sent', () => {
  saveDraft('contact', { name: 'Ana' })
  saveDraft('support', { name: 'Eva' })
  expect(formDraft('contact')).toEqual({ name: 'Ana' })
  removeDraft('contact')
  expect(formDraft('contact')).toEqual({})
  expect(formDrafts.get()).toEqual({ support: { name: 'Eva' } })
})

test('the same form in two tabs loses the text of neither', () => {
  saveDraft('contact', { name: 'Ana', message: 'A long message' })
  const ofFirst = sessionStorage.getItem('tersa.enquiries') ?? ''
  // A tab that was opened before this was typed, so its form is empty.
  sessionStorage.setItem('tersa.enquiries', '{"contact":{"name":"","message":""}}')
  saveDraft('contact', { name: 'E', message: '' })
  expect(formDraft('contact')).toEqual({ name: 'E', message: '' })
  // The shared draft has both; the first tab still has its own.
  expect(formDrafts.get()).toEqual({ contact: { name: 'E', message: 'A long message' } })
  sessionStorage.setItem('tersa.enquiries', ofFirst)
  expect(formDraft('contact')).toEqual({ name: 'Ana', message: 'A long message' })
})

test('a new tab starts with the shared draft, and a text that is deleted in a tab stays deleted', () => {
  saveDraft('contact', { name: 'Ana' })
  sessionStorage.clear()
  expect(formDraft('contact')).toEqual({ name: 'Ana' })
  saveDraft('contact', { name: '' })
  expect(formDrafts.get()).toEqual({ contact: { name: '' } })
})
