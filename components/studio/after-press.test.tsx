import { fireEvent, screen } from '@testing-library/react'
import { leave, renderDesk, settled, type } from './test-desk'

test('a problem appears after the press that leaves the field, so that the pressed button stays in its place', async () => {
  await renderDesk()
  await type('Title', '')
  fireEvent.pointerDown(document.body)
  await leave('Title')
  expect(screen.queryByText(/^Give the slide a title/)).not.toBeInTheDocument()
  await settled(() => void fireEvent.pointerUp(document.body))
  expect(screen.getByText(/^Give the slide a title/)).toBeInTheDocument()
})
