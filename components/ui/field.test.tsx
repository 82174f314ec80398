import { fireEvent, render, screen } from '@testing-library/react'
import { ChoiceField } from './choice-field'
import { InputField } from './form'

test('a field without a `missing` text is marked as optional', () => {
  render(<InputField id="phone" name="phone" label="Phone" />)
  expect(screen.getByText('(optional)')).toBeInTheDocument()
  expect(screen.getByRole('textbox')).not.toBeRequired()
})

test('a field can leave out the “(optional)” hint without being required', () => {
  render(<InputField id="price" name="price" label="Price" isOptional={false} isNumeric />)
  expect(screen.queryByText('(optional)')).toBeNull()
  expect(screen.getByRole('textbox')).not.toHaveAttribute('required')
})

test('a choice passes on its value and shows its label', () => {
  const onChange = jest.fn()
  const choices = ['Any', { value: 'de', label: 'Germany' }]
  render(
    <ChoiceField id="place" name="place" label="Place" choices={choices} value="Any" onChange={onChange} />,
  )
  expect(screen.getByRole('option', { name: 'Any' })).toHaveValue('Any')
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'de' } })
  expect(onChange).toHaveBeenCalledWith('de')
  expect(screen.getByRole('option', { name: 'Germany' })).toHaveValue('de')
})
