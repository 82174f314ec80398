import { render, screen } from '@testing-library/react'
import { takeLostFocus } from './focus'

test('a replacement takes the focus of an element that is gone, and of no other', () => {
  const { rerender } = render(<button type="button">Gone</button>)
  screen.getByRole('button').focus()
  rerender(<input aria-label="Replacement" ref={takeLostFocus} />)
  expect(screen.getByLabelText('Replacement')).toHaveFocus()
  rerender(
    <>
      <input aria-label="Replacement" ref={takeLostFocus} />
      <input aria-label="Another" ref={takeLostFocus} />
    </>,
  )
  expect(screen.getByLabelText('Another')).not.toHaveFocus()
})
