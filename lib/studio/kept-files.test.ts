/** @jest-environment node */
// The draft survives a reload, a crash and a second tab.
import { forgetFile, keepFile } from '@/lib/storage/file-store'
import { openStudio } from './open-studio'
import { draftStore } from './studio-state'
import { takeFiles } from './take-files'
import { fileOf, LIVE, openTestStudio, openText, png, said } from './test-studio'

const mockKept = new Map<string, Blob>()
let mockRefuses = false

jest.mock('@/lib/storage/file-store', () => ({
  keepFile: jest.fn(async (name: string, blob: Blob) => {
    if (mockRefuses) return false
    mockKept.set(name, blob)
    return true
  }),
  readFile: async (name: string) => mockKept.get(name) ?? null,
  fileNames: async () => [...mockKept.keys()],
  forgetFile: jest.fn(async (name: string) => void mockKept.delete(name)),
}))
beforeEach(() => {
  mockKept.clear()
  mockRefuses = false
})

const poster = () => fileOf('car.png', png(1600, 900))

test('the draft refers to a file only after the browser has stored it', async () => {
  const { drop } = await openTestStudio()
  const named: (boolean | undefined)[] = []
  jest.mocked(keepFile).mockImplementationOnce(async (name) => {
    named.push(draftStore.get()?.slides.some((slide) => slide.poster === name))
    return true
  })
  await drop([poster()])
  expect(named).toEqual([undefined])
  expect(draftStore.get()?.slides[0]?.poster).toBe('car.png')
})

test('Redo stores a file again after a second tab has deleted it', async () => {
  const { store, view, drop } = await openTestStudio()
  await drop([poster()])
  await store.step('undo')
  await openStudio(LIVE)
  expect(forgetFile).toHaveBeenCalledWith('car.png')
  await store.step('redo')
  const reloaded = await openStudio(LIVE)
  expect(reloaded.view().problems).toEqual([])
  expect(view().slide.poster).toBe('car.png')
})

test('a file that could not be stored is reported; after a reload it is named to be chosen again, despite other edits', async () => {
  const asksAgain =
    'This browser no longer has `car.png`. Choose the file again, and save before you reload or close the page.'
  mockRefuses = true
  const { store, view, drop, set } = await openTestStudio()
  await drop([poster()])
  set('line', 'A line.')
  expect(view().unkept).toEqual(['car.png'])
  const reloaded = await openStudio(LIVE)
  expect(reloaded.view().shown).toMatchObject([{ field: 'poster', slide: 0 }])
  expect(said(reloaded.view())).toEqual([asksAgain])
  reloaded.setField(reloaded.view().slide, 'title', 'Matte')
  const again = await openStudio(LIVE)
  expect(said(again.view())).toEqual([asksAgain])
  await takeFiles(again, [poster()], { slide: 'live-1' })
  expect(said(again.view())).toEqual([])

  await store.step('undo')
  await store.step('undo')
  expect(view().unkept).toEqual([])
})

test('a name that was typed wrongly is not a lost file', async () => {
  const { store, view } = await openTestStudio()
  await openText(store, view().text.replace('ppf.jpg', 'ppg.jpg'))
  const reloaded = await openStudio(LIVE)
  expect(said(reloaded.view())).toEqual(['`ppg.jpg` is not in public/carousel. Did you mean `ppf.jpg`?'])
})

test('a tab discards its changes when another tab does', async () => {
  const { store, view, set } = await openTestStudio()
  set('title', 'Matte')
  draftStore.set(null)
  store.adoptStored()
  expect(view().changes).toEqual([])
  await store.step('undo')
  expect(view().slide.title).toBe('Matte')
})

/** Stores a draft that is based on a different live carousel. */
async function keepDraft(title: string) {
  const { set } = await openTestStudio({ ...LIVE, text: LIVE.text.replace('"PPF"', '"Paint"') })
  set('title', title)
}

test('a draft based on an older carousel is kept, and accepting the live carousel rebases it', async () => {
  await keepDraft('Matte')
  const store = await openStudio(LIVE)
  expect(store.view().slide.title).toBe('Matte')
  expect(store.get().base).not.toBe(LIVE.text)
  // Opened again without a decision, it still has the ids of the live slides.
  store.setField(store.view().slide, 'line', 'A line.')
  expect((await openStudio(LIVE)).view().changes).toEqual(store.view().changes)
  store.acceptLive()
  expect(store.get().base).toBe(LIVE.text)
  expect(draftStore.get()).toMatchObject({ base: LIVE.text, slides: [{ title: 'Matte' }, {}, {}] })
})

test('opening the studio deletes a draft that is already live', async () => {
  await keepDraft('PPF')
  expect(draftStore.get()).not.toBeNull()
  expect((await openStudio(LIVE)).view().changes).toEqual([])
  expect(draftStore.get()).toBeNull()
})
