/** @jest-environment node */

import { openStudio } from './open-studio'
import { acceptLive, setField } from './studio-actions'
import { draftStore } from './studio-state'
import { LIVE, openTestStudio } from './test-studio'

/** Stores a draft that is based on a different live carousel. */
async function keepDraft(title: string) {
  const older = { ...LIVE, text: LIVE.text.replace('"PPF"', '"Paint"') }
  const { store, view } = await openTestStudio(older)
  setField(store, view().slide, 'title', title)
}

test('a draft based on an older carousel is kept, and accepting the live carousel rebases it', async () => {
  await keepDraft('Matte')
  const store = await openStudio(LIVE)
  expect(store.view()?.slide.title).toBe('Matte')
  expect(store.get().base).not.toBe(LIVE.text)
  acceptLive(store)
  expect(store.get().base).toBe(LIVE.text)
  expect(draftStore.get()).toMatchObject({ base: LIVE.text, slides: [{ title: 'Matte' }, {}, {}] })
})

test('opening the studio deletes a draft that is already live', async () => {
  await keepDraft('PPF')
  expect(draftStore.get()).not.toBeNull()
  const store = await openStudio(LIVE)
  expect(draftStore.get()).toBeNull()
  expect(store.view()?.changes).toEqual([])
})
