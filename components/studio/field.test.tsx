import { fireEvent, screen } from '@testing-library/react'
import { leave, renderDesk, settled, type } from './test-desk'

test('a problem appears only after the pointer is released, so the pressed button does not move', async () => {
  await renderDesk()
  await type('Title', '')
  fireEvent.pointerDown(document.body)
  await leave('Title')
  expect(screen.queryByText(/^Give the slide a title/)).not.toBeInTheDocument()
  await settled(() => void fireEvent.pointerUp(document.body))
  expect(screen.getByText(/^Give the slide a title/)).toBeInTheDocument()
})
