/** @jest-environment node */
import { countOf, listChanges } from './changes'
import { replaceSlide } from './slides'
import {
  addSlide,
  deleteSlide,
  discard,
  duplicateSlide,
  editSlides,
  moveSlide,
  revertChange,
  setField,
} from './studio-actions'
import type { StudioView } from './studio-view'
import { LIVE, openTestStudio } from './test-studio'

const LIVE_WITH_LINK = {
  ...LIVE,
  text: LIVE.text.replace(
    '"href": "/shop" }',
    '"href": "/shop" },\n      "secondLink": { "text": "Cover my car", "href": "/ppf#tool" }',
  ),
}

/** The fields that are missing. */
const needed = ({ problems }: StudioView) =>
  problems.flatMap(({ field, isMissing }) => (isMissing ? [field] : []))

test('the studio opens the live carousel without changes or problems', async () => {
  const { view, titles } = await openTestStudio()
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  expect(view()).toMatchObject({ changes: [], problems: [], text: LIVE.text })
})

test('the studio lists the changes by slide and can revert each one', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'line', 'New line.')
  setField(store, view().slide, 'button.href', '/ppf')
  addSlide(store)
  expect(countOf(view().changes)).toBe('3 changes')
  expect(listChanges(view().changes)).toBe('line and page of slide 1, new slide 4')
  expect(listChanges(view().changes, 9)).toBe('line and page of slide 1, new slide 4')

  for (const change of view().changes) revertChange(store, change)
  expect(view().text).toBe(LIVE.text)
})

test('a second link is written after the button, and each half can be changed and reverted', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'secondLink.text', 'Cover my car')
  expect(needed(view())).toEqual(['secondLink.href'])
  setField(store, view().slide, 'secondLink.href', '/ppf#tool')
  expect(view().problems).toEqual([])
  expect(view().text).toContain(
    '"href": "/shop" },\n      "secondLink": { "text": "Cover my car", "href": "/ppf#tool" },\n',
  )
  expect(listChanges(view().changes)).toBe('second link and page of the second link of slide 1')

  setField(store, view().slide, 'secondLink.text', '')
  expect(needed(view())).toEqual(['secondLink.text'])
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.secondLink).toEqual({ text: 'Cover my car', href: '/ppf#tool' })
})

test('“No second link” removes the link in one step, and Undo restores it', async () => {
  const { store, view } = await openTestStudio(LIVE_WITH_LINK)
  setField(store, view().slide, 'secondLink.href', '')
  expect(view()).toMatchObject({ text: LIVE.text, problems: [] })
  store.dispatch({ type: 'undo', at: 0 })
  expect(view()).toMatchObject({ text: LIVE_WITH_LINK.text, changes: [] })
})

test.each(['secondLink.text', 'secondLink.href'] as const)(
  'reverting the %s of a link that was added or removed reverts the whole link',
  async (field) => {
    for (const [live, href] of [
      [LIVE, '/ppf#tool'],
      [LIVE_WITH_LINK, ''],
    ] as const) {
      const { store, view } = await openTestStudio(live)
      setField(store, view().slide, 'secondLink.text', 'Plan')
      setField(store, view().slide, 'secondLink.href', href)
      for (const change of view().changes)
        if (change.kind === 'field' && change.field === field) revertChange(store, change)
      expect(view()).toMatchObject({ text: live.text, changes: [] })
    }
  },
)

test('reverting one half of a link that is live keeps the other half', async () => {
  const { store, view } = await openTestStudio(LIVE_WITH_LINK)
  setField(store, view().slide, 'secondLink.text', 'Plan my hull')
  setField(store, view().slide, 'secondLink.href', '/marine-film#tool')
  const [text] = view().changes
  if (text) revertChange(store, text)
  expect(view().slide.secondLink).toEqual({ text: 'Cover my car', href: '/marine-film#tool' })
})

test('any reordering is one change, and reverting it keeps new slides in their positions', async () => {
  const { store, view, titles } = await openTestStudio()
  const added = addSlide(store)
  moveSlide(store, added?.id ?? '', 0)
  moveSlide(store, 'live-3', 1)
  const order = view().changes.find(({ kind }) => kind === 'order')
  expect(listChanges(view().changes)).toBe('new slide 1, order of the slides')
  if (order) revertChange(store, order)
  expect(titles()).toEqual(['', 'PPF', 'Window Film', 'Marine Film'])
})

test('the list of changes counts those beyond the third phrase', async () => {
  const { store, view } = await openTestStudio()
  for (const id of ['live-1', 'live-2', 'live-3']) {
    store.dispatch({ type: 'select', slide: id })
    setField(store, view().slide, 'line', `New ${id}`)
  }
  addSlide(store)
  addSlide(store)
  expect(listChanges(view().changes)).toBe('line of slide 1, line of slide 2, line of slide 3 and 2 more')
})

test('undo and redo reverse and repeat each step and select the changed slide', async () => {
  const { store, view, titles } = await openTestStudio()
  deleteSlide(store, 'live-2')
  store.dispatch({ type: 'select', slide: 'live-1' })
  setField(store, view().slide, 'title', 'Paint')
  store.dispatch({ type: 'select', slide: 'live-3' })
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('PPF')
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('Window Film')
  store.dispatch({ type: 'redo', at: 0 })
  store.dispatch({ type: 'redo', at: 0 })
  expect(titles()).toEqual(['Paint', 'Marine Film'])
})

test('continuous typing in one field is one step, and typing in another field starts a new one', async () => {
  const { store, view } = await openTestStudio()
  for (const title of ['A', 'Ab', 'Abc']) setField(store, view().slide, 'title', title)
  setField(store, view().slide, 'line', 'X')
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide).toMatchObject({ title: 'Abc', line: 'A line about PPF.' })
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('PPF')
})

test('after Discard the folder with the saved changes can be saved again', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', 'Glass')
  const saved = { at: 1, way: 'folder', text: view().text } as const
  store.dispatch({ type: 'set', change: { saved } })
  expect(view()).toMatchObject({ saved, isFolderBehind: false })
  discard(store)
  expect(view()).toMatchObject({ saved: null, isChanged: false, isFolderBehind: true })
  store.dispatch({ type: 'set', change: { saved: { ...saved, text: view().text } } })
  expect(view()).toMatchObject({ saved: null, isFolderBehind: false })
})

test('undo restores discarded changes', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', 'Paint')
  discard(store)
  expect(view().changes).toEqual([])
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('Paint')
})

test('a duplicate has everything of its original but the title', async () => {
  const { store, view, titles } = await openTestStudio()
  duplicateSlide(store, 'live-1')
  expect(titles()).toEqual(['PPF', 'PPF (copy)', 'Window Film', 'Marine Film'])
  expect(view().slide).toMatchObject({
    title: 'PPF (copy)',
    poster: 'ppf.jpg',
    video: ['ppf.webm', 'ppf.mp4'],
  })
  expect(view().problems).toEqual([])
})

test('a focus is listed as a change of its slide, is written only if it is set, and can be reverted', async () => {
  const { store, view } = await openTestStudio()
  editSlides(store, replaceSlide(view().slides, { ...view().slide, focus: 35 }))
  expect(listChanges(view().changes)).toBe('point that phones keep of slide 1')
  expect(view().text.match(/"focus": 35/g)).toHaveLength(1)
  for (const change of view().changes) revertChange(store, change)
  expect(view().isChanged).toBe(false)
})
