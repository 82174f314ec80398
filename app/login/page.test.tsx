import { act, fireEvent, render, screen } from '@testing-library/react'
import LoginPage from './page'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => {} }) }))

test('wrong credentials show the specified message, marked as Spanish', async () => {
  render(<LoginPage />)
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody@tersa.example' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } })
  await act(async () => screen.getByRole('button', { name: 'Sign in' }).click())
  expect(screen.getByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos')
  expect(screen.getByText('Correo o contraseña incorrectos')).toHaveAttribute('lang', 'es')
})

test.each([
  ['Register', '/registro'],
  ['Reset your password', '/forgot-password'],
])('the link %s leads to %s', (name, href) => {
  render(<LoginPage />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})
