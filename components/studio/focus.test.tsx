import { act, screen } from '@testing-library/react'
import { press, renderDesk, type } from '@/components/studio/test-desk'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('Undo keeps the focus when there is nothing left to undo', async () => {
  await renderDesk()
  await type('Title', 'Matte')
  await press(button('Undo'))
  expect(button('Undo')).toHaveFocus()
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
})

test('Discard keeps the focus when there is nothing left to discard', async () => {
  const { view } = await renderDesk()
  await type('Title', 'Matte')
  await press(button('Discard'))
  expect(view().changes).toEqual([])
  expect(button('Discard')).toHaveFocus()
})

test('reverting the last change in the list moves the focus to Undo', async () => {
  await renderDesk()
  await type('Title', 'Matte')
  await type('Line', 'Docks and salt.')
  await press(button(/^2 changes/))
  expect(screen.getByRole('group', { name: /^2 changes/ })).toContainElement(button('Discard both'))
  await press(button('Revert: Title of slide 1'))
  expect(button(/^1 change/)).toHaveFocus()
  await press(button('Revert: Line of slide 1'))
  expect(button('Undo')).toHaveFocus()
})

test('opening the frame picker focuses its slider', async () => {
  await renderDesk()
  await press(button('From the video: choose the poster…'))
  expect(await screen.findByRole('slider', { name: 'Frame' })).toHaveFocus()
})

test('leaving out an unused file moves the focus to the form', async () => {
  const { store } = await renderDesk()
  const file = { bytes: 1, type: 'image/png', size: null, blob: new Blob(), url: 'blob:' }
  await act(async () =>
    store.dispatch({ type: 'files', files: new Map([['car.png', file]]), unused: ['car.png'] }),
  )
  await press(button('Leave out car.png'))
  expect(screen.getByRole('heading', { name: /^Slide 1/ })).toHaveFocus()
})
