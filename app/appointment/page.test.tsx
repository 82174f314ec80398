import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { said } from '@/lib/announcements/test-said'
import { placeNamed } from '@/lib/appointment/test-place'
import { visitStore } from '@/lib/appointment/visit'
import { saved } from '@/lib/browser/test-saved'
import type { FilmUrl } from '@/lib/films/film-url'
import { quoteStore } from '@/lib/quote/quote'
import { shopPlaceStore } from '@/lib/workshop/shop-place'
import { buildWithExample } from '@/lib/workshop/test-example'
import AppointmentPage from './page'

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/appointment',
  useSearchParams: () => new URLSearchParams(),
}))
jest.mock('@/lib/url/mail-link', () => {
  const actual = jest.requireActual<typeof import('@/lib/url/mail-link')>('@/lib/url/mail-link')
  // jsdom only follows links within the page.
  const link: typeof actual.mailLink = (email, message) => ({ ...actual.mailLink(email, message), href: '#' })
  return { ...actual, mailLink: link }
})

const truck: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const boat: FilmUrl = '/marine-film?zones=bow&loa=9'

async function openPage(...films: FilmUrl[]) {
  visitStore.set({})
  shopPlaceStore.set(null)
  quoteStore.set(films)
  render(<AppointmentPage />)
  await act(async () => {})
  await act(async () => {})
}
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const days = () => within(screen.getByRole('group', { name: /^Day at/ }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function send(button: string) {
  type('Name', 'Ana')
  type('Phone or email', '+502 5555 0101')
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: button })))
  await act(async () => {})
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Full message' })
}

describe('with the shop’s facts', () => {
  buildWithExample()

  test('a visit is asked for on a day that the place is open, with the link of the list, and nothing is booked', async () => {
    await openPage(truck)
    expect(screen.getByRole('radio', { name: 'Northside' })).toBeChecked()
    expect(screen.getByText('Open now, until 6:00 PM')).toBeVisible()
    const northside = screen.getByRole('link', { name: 'WhatsApp Northside' })
    expect(northside).toHaveAttribute('href', 'https://wa.me/15555550101')
    // Thanksgiving, and a Sunday.
    expect(days().getByRole('radio', { name: 'Thu Nov 26 closed' })).toBeDisabled()
    expect(days().getByRole('radio', { name: 'Sun Nov 29 closed' })).toBeDisabled()
    expect(days().getByRole('radio', { name: 'Wed Nov 25' })).toBeEnabled()
    choose('Tue Dec 1')
    choose(/^Morning.*8:00.AM to 12:30.PM$/)
    expect(screen.getByText(/^Nothing is booked until Northside confirms it\./)).toBeVisible()
    const message = await send('Ask for Tuesday, December 1, in the morning')
    expect(message).toHaveDisplayValue(
      /^Request for a visit to Tersa\n\nhttp\S+#quote=\S+\n\nThe visit is for:\nTruck:\n- One panel.*Name: Ana\nPhone or email: \+502 5555 0101\nLocation: Northside\nPreferred day: December 1, 2026\nPreferred time: Morning\n/s,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Add to my calendar as requested' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const [name, text] = saved.mock.lastCall ?? []
    expect(name).toBe('tersa-visit-2026-12-01.ics')
    expect(text).toContain('SUMMARY:Tersa Northside: visit (requested)')
    expect(text).toContain('DTSTART;VALUE=DATE:20261201')
    expect(said).toContain('The calendar file is being downloaded.')
  })

  test('another day is refused with words if the place is closed, and the choice survives a reload', async () => {
    await openPage(truck)
    fireEvent.click(screen.getByRole('button', { name: 'Other day' }))
    type(/^Other day/, '2026-12-25')
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: /^Ask for Friday, December 25/ })),
    )
    const summary = screen.getByRole('group', { name: /Enter your name/ })
    expect(summary).toHaveTextContent('Choose a day in the next year when Northside is open.')
    type(/^Other day/, '2026-12-22')
    expect(summary).not.toHaveTextContent('Choose a day')
    expect(visitStore.get()).toEqual({ place: 'Northside', date: '2026-12-22' })
    // A Saturday has no afternoon, and the button says what is sent.
    choose(/^Afternoon/)
    expect(
      screen.getByRole('button', { name: 'Ask for Tuesday, December 22, in the afternoon' }),
    ).toBeVisible()
    choose('Sat Nov 28')
    expect(screen.getByRole('radio', { name: /^Any time/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Ask for Saturday, November 28' })).toBeVisible()
  })

  test('“Other day” takes the focus once, and is closed again when the form is cleared', async () => {
    await openPage(truck)
    const other = screen.getByRole('button', { name: 'Other day' })
    fireEvent.click(other)
    expect(screen.getByLabelText(/^Other day/)).toHaveFocus()
    const morning = screen.getByRole('radio', { name: 'Morning' })
    morning.focus()
    fireEvent.click(morning)
    expect(morning).toBeChecked()
    expect(morning).toHaveFocus()
    await send('Ask for a visit')
    fireEvent.click(screen.getByRole('button', { name: 'Clear the form' }))
    expect(screen.getByRole('radio', { name: 'Wed Nov 25' })).toHaveFocus()
    expect(screen.queryByLabelText(/^Other day/)).toBeNull()
  })

  test('a boat is for the place that does boats, which books visits by phone', async () => {
    await openPage(truck, boat)
    expect(screen.getByText('At Harbor: a separate visit.')).toBeVisible()
    choose('Harbor')
    expect(screen.getByText('Harbor books visits by phone.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull()
    expect(screen.getAllByRole('link', { name: /^Call 555 0102/ })).toHaveLength(2)
    expect(shopPlaceStore.get()).toBe('Harbor')
  })
})

test('without the shop’s facts the same request has no place', async () => {
  await openPage()
  expect(screen.queryByText('Where')).toBeNull()
  expect(screen.getByText('Nothing is booked until we confirm it.')).toBeVisible()
  type('Preferred day (optional)', '2099-12-01')
  fireEvent.change(screen.getByLabelText('Preferred time'), { target: { value: 'Afternoon' } })
  const message = await send('Ask for Tuesday, December 1, in the afternoon')
  expect(message).toHaveDisplayValue(/Preferred day: December 1, 2099\nPreferred time: Afternoon/)
  expect(message).not.toHaveDisplayValue(/Location/)
  type('Phone or email', 'Ana')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Ask for/ })))
  expect(screen.getByRole('group', { name: /at which we can reach you/ })).toHaveFocus()
})

test('a place whose time zone the browser does not know has plain fields for day and time', async () => {
  const olympus = placeNamed('Olympus')
  const hours = { ...olympus.hours, timeZone: 'Mars/Olympus' }
  const { VisitForm } = await import('@/components/appointment/visit-form')
  render(<VisitForm places={[{ ...olympus, hours }]} />)
  await act(async () => {})
  expect(screen.getByLabelText('Preferred day (optional)')).toHaveAttribute('type', 'date')
  expect(screen.queryByRole('group', { name: /^Day at/ })).toBeNull()
  const message = await send('Ask for a visit')
  expect(message).toHaveDisplayValue(/Location: Olympus/)
})

test.each<[string, FilmUrl[], RegExp[]]>([
  ['a car', [truck], [/^Wash the car/, /^Tell us which panels/]],
  ['windows', ['/window-film?film=20&glass=20&window=rear&vehicle=truck'], [/already has film/]],
  ['a boat', [boat], [/^Wash the boat/, /^Tell us which zones/]],
])('what to do before the visit is for %s', async (_what, films, texts) => {
  await openPage(...films)
  const items = screen.getByRole('region', { name: 'Before you come' }).querySelectorAll('li')
  expect(Array.from(items, ({ textContent }) => textContent)).toEqual(
    [...texts, /^Bring the sheet below/].map((text) => expect.stringMatching(text)),
  )
})
