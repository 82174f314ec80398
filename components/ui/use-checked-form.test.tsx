import { fireEvent, render, screen } from '@testing-library/react'
import { InputField, ProblemLinks, useCheckedForm } from './form'

const onValid = jest.fn()
beforeEach(() => onValid.mockClear())

function Form() {
  const { problems, summary, submit, change } = useCheckedForm(onValid)
  return (
    <form aria-label="Profile" noValidate onSubmit={submit} onChange={change}>
      <ProblemLinks problems={problems} idOf={(name) => name} ref={summary} />
      <InputField id="name" name="name" label="Name" missing="Enter a name." problem={problems.name} />
    </form>
  )
}

const submit = () => fireEvent.submit(screen.getByRole('form'))

test('each invalid submit focuses the summary, and a valid one calls `onValid`', () => {
  render(<Form />)
  submit()
  expect(screen.getByRole('group', { name: /^Enter/ })).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.')

  screen.getByLabelText('Name').focus()
  submit()
  expect(screen.getByRole('group', { name: /^Enter/ })).toHaveFocus()
  expect(onValid).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana' } })
  expect(screen.queryByRole('group')).toBeNull()
  submit()
  expect(onValid).toHaveBeenCalledWith(screen.getByRole('form'))
})
