/** @jest-environment node */
import { countOf, listChanges } from './changes'
import { LIVE, openTestStudio } from './test-studio'

const LINK = '"href": "/shop" },\n      "secondLink": { "text": "Cover my car", "href": "/ppf#tool" }'
const LIVE_WITH_LINK = { ...LIVE, text: LIVE.text.replace('"href": "/shop" }', LINK) }

test('the studio lists the changes by slide and can revert each one', async () => {
  const { store, view, set } = await openTestStudio()
  set('line', 'New line.')
  set('button.href', '/ppf')
  set('language', 'de')
  store.changeSlide('live-1', { focus: 35 })
  store.addSlide()
  expect(countOf(view().changes)).toBe('5 changes')
  expect(listChanges(view().changes)).toBe(
    'line, page, language, and point that phones keep of slide 1, new slide 4',
  )
  expect(view().text.match(/"(language|focus)": .*/g)).toEqual(['"language": "de",', '"focus": 35,'])

  for (const change of view().changes) store.revertChange(change)
  expect(view().text).toBe(LIVE.text)
})

test('a second link is written after the button, “No second link” removes it in one step, and Undo restores it', async () => {
  const { view, set } = await openTestStudio()
  set('secondLink.text', 'Cover my car')
  set('secondLink.href', '/ppf#tool')
  expect(view()).toMatchObject({ text: LIVE_WITH_LINK.text, problems: [] })
  expect(listChanges(view().changes)).toBe('second link and page of the second link of slide 1')
  set('secondLink.text', '')
  expect(view().problems).toMatchObject([{ field: 'secondLink.text', isMissing: true }])
  const linked = await openTestStudio(LIVE_WITH_LINK)
  linked.set('secondLink.href', '')
  expect(linked.view()).toMatchObject({ text: LIVE.text, problems: [] })
  linked.undo()
  expect(linked.view()).toMatchObject({ text: LIVE_WITH_LINK.text, changes: [] })
})

test.each([
  ['secondLink.text', 'added', LIVE, '/ppf#tool'],
  ['secondLink.text', 'removed', LIVE_WITH_LINK, ''],
  ['secondLink.href', 'added', LIVE, '/ppf#tool'],
  ['secondLink.href', 'removed', LIVE_WITH_LINK, ''],
])('reverting the %s of a link that was %s reverts the whole link', async (field, _what, live, href) => {
  const { store, view, set } = await openTestStudio(live)
  set('secondLink.text', 'Plan')
  set('secondLink.href', href)
  for (const change of view().changes)
    if (change.kind === 'field' && change.field === field) store.revertChange(change)
  expect(view()).toMatchObject({ text: live.text, changes: [] })
})

test('reverting one half of a link that is live keeps the other half', async () => {
  const { store, view, set } = await openTestStudio(LIVE_WITH_LINK)
  set('secondLink.text', 'Plan my hull')
  set('secondLink.href', '/marine-film#tool')
  const [text] = view().changes
  if (text) store.revertChange(text)
  expect(view().slide).toMatchObject({
    'secondLink.text': 'Cover my car',
    'secondLink.href': '/marine-film#tool',
  })
})

test('any reordering is one change, and reverting it keeps new slides in their positions', async () => {
  const { store, view, titles } = await openTestStudio()
  const added = store.addSlide()
  store.moveSlide(added?.id ?? '', 0)
  store.moveSlide('live-3', 1)
  const order = view().changes.find(({ kind }) => kind === 'order')
  expect(listChanges(view().changes)).toBe('new slide 1, order of the slides')
  if (order) store.revertChange(order)
  expect(titles()).toEqual(['', 'PPF', 'Window Film', 'Marine Film'])
})

test('the list of changes counts those beyond the third phrase, or has as many as are asked for', async () => {
  const { store, view, set } = await openTestStudio()
  set('line', 'New line.')
  for (let i = 0; i < 4; i++) store.addSlide()
  expect(listChanges(view().changes)).toBe('line of slide 1, new slide 4, new slide 5 and 2 more')
  expect(listChanges(view().changes, 9)).toMatch(/, new slide 6, new slide 7$/)
})

test('undo and redo reverse and repeat each step and select the changed slide', async () => {
  const { store, view, titles, set, undo } = await openTestStudio()
  store.deleteSlide('live-2')
  store.select('live-1')
  set('title', 'Paint')
  store.select('live-3')
  undo()
  expect(view().slide.title).toBe('PPF')
  undo()
  expect(view().slide.title).toBe('Window Film')
  store.step('redo')
  store.step('redo')
  expect(titles()).toEqual(['Paint', 'Marine Film'])
})

test('continuous typing in one field is one step, and typing in another field starts a new one', async () => {
  const { view, set, undo } = await openTestStudio()
  for (const title of ['A', 'Ab', 'Abc']) set('title', title)
  set('line', 'X')
  undo()
  expect(view().slide).toMatchObject({ title: 'Abc', line: 'A line about PPF.' })
  undo()
  expect(view().slide.title).toBe('PPF')
})

test('after Discard the folder with the saved changes can be saved again, and Undo restores them', async () => {
  const { store, view, set, undo } = await openTestStudio()
  set('title', 'Glass')
  const saved = { at: 1, way: 'folder', text: view().text } as const
  store.setSaved(saved)
  expect(view()).toMatchObject({ saved, isFolderBehind: false })
  store.discard()
  expect(view()).toMatchObject({ saved: null, isChanged: false, isFolderBehind: true })
  store.setSaved({ ...saved, text: view().text })
  expect(view()).toMatchObject({ saved: null, isFolderBehind: false })
  undo()
  expect(view().slide.title).toBe('Glass')
})

test('a duplicate has everything of its original but the title', async () => {
  const { store, view, titles } = await openTestStudio()
  store.duplicateSlide('live-1')
  expect(titles()).toEqual(['PPF', 'PPF (copy)', 'Window Film', 'Marine Film'])
  store.duplicateSlide('live-1')
  expect(titles()).toEqual(['PPF', 'PPF (copy 2)', 'PPF (copy)', 'Window Film', 'Marine Film'])
  store.step('undo')
  const slide = { title: 'PPF (copy)', poster: 'ppf.jpg', video: ['ppf.webm', 'ppf.mp4'] }
  expect(view()).toMatchObject({ slide, problems: [] })
})
