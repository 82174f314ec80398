import { screen, waitFor, within } from '@testing-library/react'
import { key, press, renderDesk, type } from '@/components/studio/test-desk'
import { announcedText } from '@/lib/announcements/announcements'

const TOAST = { name: 'Last change' }

async function deleteSecond() {
  const studio = await renderDesk()
  await type('Title', 'Matte')
  await press(screen.getByRole('button', { name: /Window Film/ }))
  await press(screen.getByRole('button', { name: 'Delete' }))
  expect(studio.titles()).toEqual(['Matte', 'Marine Film'])
  const toast = within(await screen.findByRole('group', TOAST))
  return { ...studio, toast, undo: toast.getByRole('button', { name: 'Undo' }) }
}

test('the toast names the slide, and the announcer does too', async () => {
  await deleteSecond()
  expect(screen.getByText('Slide 2, Window Film, was deleted.')).toBeVisible()
  await waitFor(() => expect(announcedText()).toContain('Slide 2, Window Film, was deleted.'))
})

test('Close moves the focus to the selected slide', async () => {
  const { toast } = await deleteSecond()
  await press(toast.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('group', TOAST)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Marine Film/ })).toHaveFocus()
})

test('Undo in the toast restores the slide and keeps later edits', async () => {
  const { titles, view, undo } = await deleteSecond()
  expect(undo).toHaveFocus()
  await type('Line', 'Docks and salt.')
  await press(undo)
  expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
  expect(view().slides[2]?.line).toBe('Docks and salt.')
  expect(screen.getByRole('button', { name: /Window Film/ })).toHaveFocus()
})

test('the toast closes when the slide is restored in another way', async () => {
  const { titles } = await deleteSecond()
  await key('z')
  expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
  expect(screen.queryByRole('group', TOAST)).not.toBeInTheDocument()
})

test('Redo deletes the slide again after Undo in the toast', async () => {
  const { titles, undo } = await deleteSecond()
  await press(undo)
  await press(screen.getByRole('button', { name: 'Redo' }))
  expect(titles()).toEqual(['Matte', 'Marine Film'])
})
