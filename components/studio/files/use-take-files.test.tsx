import { act, fireEvent, screen } from '@testing-library/react'
import { press, renderDesk } from '@/components/studio/test-desk'
import { takeFiles } from '@/lib/studio/take-files'

// jsdom cannot read the bytes of a file.
jest.mock('@/lib/studio/take-files')

test('a refused file dropped on the Text tab opens the form with the reason', async () => {
  const { store } = await renderDesk()
  await press(screen.getByRole('tab', { name: 'Text' }))
  const refused = [{ name: 'workshop.mov', kind: 'video' as const, reason: 'It is a QuickTime video.' }]
  jest.mocked(takeFiles).mockImplementation(async () => {
    store.dispatch({ type: 'set', change: { report: { slide: 'live-1', refused, notes: [] } } })
    return { text: null, taken: [], refused, notes: [] }
  })
  await act(async () => {
    fireEvent.drop(document.body, { dataTransfer: { files: [new File([], 'workshop.mov')] } })
  })
  expect(await screen.findByText('workshop.mov was refused.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Video' })).toHaveFocus()
})
