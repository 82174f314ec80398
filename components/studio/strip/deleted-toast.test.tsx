import { screen, within } from '@testing-library/react'
import { key, press, renderDesk, type } from '@/components/studio/test-desk'

const toastUndo = async () => within(await screen.findByRole('alert')).getByRole('button', { name: 'Undo' })

async function deleteSecond() {
  const studio = await renderDesk()
  await type('Title', 'Matte')
  await press(screen.getByRole('button', { name: /Window Film/ }))
  await press(screen.getByRole('button', { name: 'Delete' }))
  expect(studio.titles()).toEqual(['Matte', 'Marine Film'])
  return { ...studio, undo: await toastUndo() }
}

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
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('Redo deletes the slide again after Undo in the toast', async () => {
  const { titles, undo } = await deleteSecond()
  await press(undo)
  await press(screen.getByRole('button', { name: 'Redo' }))
  expect(titles()).toEqual(['Matte', 'Marine Film'])
})
