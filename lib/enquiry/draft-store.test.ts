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
