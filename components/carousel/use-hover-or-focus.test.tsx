import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useHoverOrFocus } from './hero-carousel'

function Place() {
  const place = useRef<HTMLDivElement>(null)
  const attention = useHoverOrFocus(place)
  return (
    <div ref={place} data-testid="place" {...attention.props}>
      <button type="button" onClick={attention.release}>
        Play
      </button>
      {attention.isHeld ? 'held' : 'free'}
    </div>
  )
}

// jsdom has no PointerEvent, and without a pointer type a touch would count as a mouse.
const hover = (pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(screen.getByRole('button'), event)
}
const leave = () => fireEvent.pointerOut(screen.getByTestId('place'), { relatedTarget: document.body })
const state = () => screen.getByTestId('place')

test('a mouse counts while it hovers, a touch does not', () => {
  render(<Place />)
  hover('touch')
  expect(state()).toHaveTextContent('free')
  hover()
  expect(state()).toHaveTextContent('held')
  leave()
  expect(state()).toHaveTextContent('free')
})

test('after a release a mouse counts again only once it has left', () => {
  render(<Place />)
  hover()
  fireEvent.click(screen.getByRole('button'))
  hover()
  expect(state()).toHaveTextContent('free')
  leave()
  hover()
  expect(state()).toHaveTextContent('held')
})
