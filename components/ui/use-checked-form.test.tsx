import { fireEvent, render, screen } from '@testing-library/react'
import { FaultSummary } from './fault-summary'
import { TextField } from './field'
import { useCheckedForm } from './use-checked-form'

const onValid = jest.fn()

function Form() {
  const { faults, summary, submit, change } = useCheckedForm(onValid)
  return (
    <form aria-label="Profile" noValidate onSubmit={submit} onChange={change}>
      <FaultSummary faults={faults} idOf={(name) => name} ref={summary} />
      <TextField id="name" name="name" label="Name" missing="Enter a name." fault={faults.name} />
    </form>
  )
}

const submit = () => fireEvent.submit(screen.getByRole('form'))

test('each attempt with a problem focuses the summary, and a valid one is passed on', () => {
  render(<Form />)
  submit()
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.')

  screen.getByLabelText('Name').focus()
  submit()
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(onValid).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana' } })
  expect(screen.queryByRole('alert')).toBeNull()
  submit()
  expect(onValid).toHaveBeenCalledWith(screen.getByRole('form'))
})
