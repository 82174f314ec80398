import { render, screen } from '@testing-library/react'
import Modal from 'react-bootstrap/Modal'
import { useInertPage } from './use-inert-page'

function Dialog() {
  useInertPage()
  return (
    <Modal show animation={false}>
      Dialog
    </Modal>
  )
}

test('while a dialog is open everything behind it except the announcer is inert', () => {
  document.body.innerHTML = '<main>Page</main><p role="status"></p>'
  const { unmount } = render(<Dialog />)
  expect(screen.getByText('Page')).toHaveAttribute('inert')
  expect(screen.getByRole('status')).not.toHaveAttribute('inert')
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull()
  unmount()
  expect(screen.getByText('Page')).not.toHaveAttribute('inert')
})
