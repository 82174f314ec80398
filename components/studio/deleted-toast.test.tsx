import { act, fireEvent, render, screen } from '@testing-library/react'
import { setField } from '@/lib/carousel/studio-actions'
import { openTestStudio } from '@/lib/carousel/test-studio'
import { DeletedToast } from './deleted-toast'
import { StripActions } from './strip-actions'
import { StudioProvider, useStudioUi } from './studio-context'

function Desk() {
  const { deleted } = useStudioUi()
  return (
    <>
      <StripActions />
      {deleted && <DeletedToast deleted={deleted} />}
    </>
  )
}

async function renderDesk() {
  const studio = await openTestStudio()
  render(
    <StudioProvider store={studio.store}>
      <Desk />
    </StudioProvider>,
  )
  return studio
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a deleted slide is back with Undo', async () => {
  const { titles } = await renderDesk()
  press('Delete')
  expect(titles()).toEqual(['Window Film', 'Marine Film'])
  press('Undo')
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('after a later step, the deletion no longer offers Undo, which would undo that step', async () => {
  const { store, view } = await renderDesk()
  press('Delete')
  act(() => setField(store, view().slide, 'title', 'Glass'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
