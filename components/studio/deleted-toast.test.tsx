import { screen, within } from '@testing-library/react'
import { key, press, renderDesk, type } from './test-desk'

const toastUndo = async () => within(await screen.findByRole('alert')).getByRole('button', { name: 'Undo' })

async function deleteSecond() {
  const studio = await renderDesk()
  await type('Title', 'Matte')
  await press(screen.getByRole('button', { name: /Window Film/ }))
  await press(screen.getByRole('button', { name: 'Delete' }))
  expect(studio.titles()).toEqual(['Matte', 'Marine Film'])
  return { ...studio, undo: await toastUndo() }
}

test('Undo in the toast brings the slide back, and nothing that was typed since is lost', async () => {
  const { titles, view, undo } = await deleteSecond()
  await type('Line', 'Docks and salt.')
  await press(undo)
  expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
  expect(view().slides[2]?.line).toBe('Docks and salt.')
  expect(screen.getByRole('button', { name: /Window Film/ })).toHaveFocus()
})

test('the toast goes when the slide comes back in another way, so that its Undo undoes nothing else', async () => {
  const { titles } = await deleteSecond()
  await key('z')
  expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('directly after the deletion, Undo in the toast is a step that Redo repeats', async () => {
  const { titles, undo } = await deleteSecond()
  await press(undo)
  await press(screen.getByRole('button', { name: 'Redo' }))
  expect(titles()).toEqual(['Matte', 'Marine Film'])
})
