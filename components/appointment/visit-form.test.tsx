import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { placeNamed } from '@/lib/appointment/test-place'
import { visitStore } from '@/lib/appointment/visit'
import { saved } from '@/lib/browser/test-saved'
import { postMessage } from '@/lib/enquiry/post-message'
import { quoteStore } from '@/lib/quote/quote'
import { VisitForm } from './visit-form'
import { BeforeVisit } from './what-for'

jest.mock('@/lib/enquiry/post-message', () => {
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: jest.fn() }
})

const places = [placeNamed('Northside'), placeNamed('Harbor', { address: '3 Sample Quay' })]

test('once a request is sent, the sheet and the calendar still know who asked, for when and where', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T19:00:00Z') })
  jest.mocked(postMessage).mockResolvedValue('sent')
  quoteStore.set(['/ppf?panels=hood&vehicle=truck'])
  visitStore.set({ place: 'Harbor', date: '2026-12-01' })
  render(
    <>
      <VisitForm places={places} />
      <BeforeVisit places={places} notes={{ coverage: null, hull: null, tint: null }} />
    </>,
  )
  await act(async () => {})
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Name', 'Ana')
  type('Phone or email', '555 0107')
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Ask for/ })))
  await screen.findByText('Your request has been sent. Nothing is booked until we confirm it.')
  expect(screen.getByLabelText('Name')).toHaveDisplayValue('')

  fireEvent.click(screen.getByText('Look at the sheet'))
  for (const [label, value] of [
    ['Name', 'Ana'],
    ['Phone', '555 0107'],
    ['Appointment', 'December 1, 2026 (requested)'],
  ]) {
    const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label)
    expect(term?.nextElementSibling).toHaveTextContent(value ?? '')
  }
  fireEvent.click(screen.getByRole('button', { name: 'Add to my calendar as requested' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(saved.mock.lastCall?.[1]).toContain('3 Sample Quay')
})
