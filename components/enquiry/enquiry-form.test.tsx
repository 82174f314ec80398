import { act, fireEvent, render, screen } from '@testing-library/react'
import { enquiries } from '@/lib/content/enquiries'
import { EnquiryForm } from './enquiry-form'

jest.mock('@/lib/enquiry/post-message', () => {
  // Read when the form's module loads, which imports this one first.
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: async () => 'refused' }
})

const form = (...list: string[]) => <EnquiryForm kind={enquiries.contact} list={list} />

test('a message that could not be sent is discarded when the quote list changes', async () => {
  const { rerender, container } = render(form('1 × Lustra'))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  const element = container.querySelector('form')
  if (!element) throw new Error('There is no form')
  await act(async () => {
    fireEvent.submit(element)
  })
  const outcome = screen.getByRole('alert')
  expect(outcome).toHaveFocus()

  rerender(form('1 × Lustra'))
  expect(outcome).toBeInTheDocument()

  rerender(form('1 × Lustra', '1 × Nácar'))
  expect(outcome).not.toBeInTheDocument()
})
