import { act, fireEvent, screen } from '@testing-library/react'
import { press, renderDesk, type } from '@/components/studio/test-desk'

const button = (name: string) => screen.getByRole('button', { name })

test('the bar names a file that the browser does not keep, and the browser asks before it leaves', async () => {
  const { store, view } = await renderDesk()
  await type('Title', 'Matte')
  await act(async () => store.dispatch({ type: 'file-kept', name: view().slide.poster, isKept: false }))
  expect(
    screen.getByText('This browser does not keep ppf.jpg: save before you reload or close the page.'),
  ).toBeVisible()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await press(button('Undo'))
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('a dropped file that the browser has lost is named and can only be left out', async () => {
  const { store } = await renderDesk()
  await act(async () => store.dispatch({ type: 'files', files: new Map(), unused: ['dock.png'] }))
  const line = await screen.findByText('dock.png is no longer in this browser. Choose it again.')
  expect(screen.queryByRole('button', { name: /^Use as/ })).toBeNull()
  await press(button('Leave out dock.png'))
  expect(line).not.toBeInTheDocument()
})
