import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { focusAfter, takeFocus, takeLostFocus } from './focus'

function Steps() {
  const [step, setStep] = useState(1)
  const next = () =>
    focusAfter(
      () => setStep(step + 1),
      () => document.getElementById(`step-${step + 1}`),
    )
  return (
    <button id={`step-${step}`} key={step} type="button" onClick={next}>
      Step {step}
    </button>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an element that a change renders gets the focus', () => {
  render(<Steps />)
  press('Step 1')
  expect(screen.getByRole('button', { name: 'Step 2' })).toHaveFocus()
})

test('an element can take the focus when it appears', () => {
  const { rerender } = render(<button type="button">Open</button>)
  screen.getByRole('button').focus()
  rerender(<input aria-label="New" ref={takeFocus} />)
  expect(screen.getByLabelText('New')).toHaveFocus()
})

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
