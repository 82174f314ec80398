import { screen, waitFor } from '@testing-library/react'
import { key, press, renderDesk, settled, type } from '@/components/studio/test-desk'
import { announcedText } from '@/lib/announcements/announcements'
import { addSlide } from '@/lib/studio/studio-actions'

const UNDO = { name: 'Undo: Window Film' }

async function deleteSecond() {
  const studio = await renderDesk()
  await type('Title', 'Matte')
  await press(screen.getByRole('button', { name: /Window Film/ }))
  await press(screen.getByRole('button', { name: 'Delete' }))
  expect(studio.titles()).toEqual(['Matte', 'Marine Film'])
  return { ...studio, undo: screen.getByRole('button', UNDO) }
}

test('Undo takes the place of the deleted slide, which is named and announced', async () => {
  const { undo } = await deleteSecond()
  expect(undo).toHaveFocus()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe(
    'Slide 2, Window Film, was deleted.Undo',
  )
  await waitFor(() => expect(announcedText()).toContain('Slide 2, Window Film, was deleted.'))
})

test('Undo restores the slide with the focus and keeps later edits', async () => {
  const { titles, view, undo } = await deleteSecond()
  await type('Line', 'Docks and salt.')
  await press(undo)
  expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
  expect(view().slides[2]?.line).toBe('Docks and salt.')
  expect(screen.getByRole('button', { name: /Window Film/ })).toHaveFocus()
})

test('Undo says that a full carousel has no room for the slide', async () => {
  const { store, titles, undo } = await deleteSecond()
  await settled(() => {
    while (addSlide(store)) expect(titles().length).toBeLessThan(20)
  })
  await press(undo)
  expect(titles()).not.toContain('Window Film')
  expect(screen.getByText(/^A carousel has at most \d+ slides: delete one first\.$/)).toBeVisible()
})

test('Undo goes when the slide is restored in another way, and Redo deletes it again', async () => {
  const { titles } = await deleteSecond()
  await key('z')
  expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
  expect(screen.queryByRole('button', UNDO)).not.toBeInTheDocument()
  await press(screen.getByRole('button', { name: 'Redo' }))
  expect(titles()).toEqual(['Matte', 'Marine Film'])
})
