import { screen } from '@testing-library/react'
import type { Saved } from '@/lib/studio/studio-state'
import type { StudioStore } from '@/lib/studio/studio-store'
import { StudioBar } from './bar'
import { renderDesk, settled } from './test-desk'

const edit = (store: StudioStore, title = 'Matte') => store.setField(store.view().slide, 'title', title)
const at = new Date(2026, 4, 3, 14, 7).getTime()
type Step = (store: StudioStore) => unknown
const save = (how: Partial<Saved>) => (store: StudioStore) => {
  if (how.text === undefined) edit(store)
  const saved = { at: 0, way: 'zip', text: store.view().text, ...how } as const
  store.setSaved(saved)
}
const twoNew: Step = (store) => [edit(store, 'x'.repeat(41)), store.addSlide(), store.addSlide(), edit(store)]
const wrong: Step = (store) => [store.addSlide(), store.revealProblems()]

const keepNone: Step = (store) => [edit(store), store.keepFiles(new Map([['ppf.jpg', { blob: new Blob() }]]))]

test.each<[string, RegExp, Step]>([
  ['No changes', /^What you see is what visitors see\.$/, () => {}],
  ['No changes', /^The folder still has the version that you saved/, save({ at, way: 'folder', text: '' })],
  ['1 change:', /^Kept in this browser\. Visitors do not see the changes yet\.$/, edit],
  ['1 change:', /^This browser does not keep ppf\.jpg: save before you reload/, keepNone],
  ['3 changes:', /^Slide 4 needs a title, a line, a button, and a poster\.$/, twoNew],
  ['1 change:', /^4 things to fix before you can save\.$/, wrong],
  ['Downloaded:', /^tersa-carousel\.zip, May 3 at 2:07 PM\. Visitors do not see it yet/, save({ at })],
  ['Saved:', /^In public\/carousel since May 3 at 2:07 PM\. Visitors/, save({ at, way: 'folder' })],
  ['Passed on:', /^May 3 at 2:07 PM\. Visitors do not see it yet/, save({ sent: { at, by: 'share' } })],
])('the bar says “%s” and %s', async (title, line, change) => {
  const { store } = await renderDesk({}, <StudioBar onStep={() => {}} />)
  await settled(() => void change(store))
  expect(screen.getByText(title, { selector: 'b' })).toBeVisible()
  expect(screen.getByText(line, { selector: 'p' })).toBeVisible()
})
