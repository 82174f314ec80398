import { act, render, screen, within } from '@testing-library/react'
import type { ShownHours } from '@/lib/workshop/hours'
import { buildWithExample } from '@/lib/workshop/test-example'
import { LiveHours, LocalTimeNote, OpenLine } from './live-hours'
import { Booking, Places } from './places'

buildWithExample()

const hours: ShownHours = {
  timeZone: 'America/New_York',
  hours: {
    ...{ monday: [], tuesday: [], friday: [], saturday: [], sunday: [] },
    wednesday: ['8:00-12:30', '13:30-18:00'],
    thursday: ['8:00-12:30'],
  },
  specialDays: [],
}
const at = (time: string) => act(() => jest.setSystemTime(new Date(time)))
const line = () => document.querySelector('p')

test('the open line is updated every minute, and when a hidden tab is shown again', () => {
  render(<OpenLine hours={hours} />)
  expect(line()).toHaveTextContent('Open now, until 6:00 PM')
  at('2026-11-25T22:59:50Z')
  act(() => jest.advanceTimersByTime(5_000))
  expect(line()).toHaveTextContent('Open now, closes in 1 minute')
  act(() => jest.advanceTimersByTime(5_000))
  expect(line()).toHaveTextContent('Closed now. Opens tomorrow at 8:00 AM')
  at('2026-11-26T14:00:00Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(line()).toHaveTextContent('Open now, until 12:30 PM')
})

test('a place has its address, phone links, map, facts, hours and special days', async () => {
  await act(async () => void render(<Places />))
  const [northside, harbour] = screen.getAllByRole('article')
  if (!northside || !harbour) throw new Error('The example has two places.')
  expect(northside).toHaveTextContent('Springfield, EX 00000')
  const inside = within(northside)
  const hrefOf = (name: string) => inside.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Call 555 0101, Northside')).toBe('tel:5550101')
  expect(hrefOf('Map and directions to Northside, opens maps.example')).toBe('https://maps.example/northside')
  const textsOf = (role: string) =>
    inside.getAllByRole(role).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(textsOf('definition')).toEqual([
    'Cars and house windows',
    'English, Spanish',
    'By phone or message. Usually one to two weeks ahead.',
  ])
  expect(textsOf('row')).toEqual([
    'Monday to Friday today8:00 AM to 12:30 PM1:30 PM to 6:00 PM',
    'Saturday9:00 AM to 1:00 PM',
    'SundayClosed',
  ])
  expect(inside.getByText('Closed Thursday, November 26.').parentElement).toHaveTextContent(
    'Closed Thursday, November 26. Closed from December 24 to January 1.',
  )
  expect(harbour).toHaveTextContent('No boats out of the water in January. Open for windows.')
})

test('on a special day no weekly hours are marked as today’s', async () => {
  jest.setSystemTime(new Date('2026-11-26T15:00:00Z'))
  await act(async () => void render(<Places />))
  const [northside] = screen.getAllByRole('article')
  expect(northside).toHaveTextContent('Closed Thursday, November 26.')
  expect(northside).toHaveTextContent('Monday to Friday8:00 AM')
})

test('a shop without places says how to book, and where the link leads', () => {
  const by = ['phone' as const, 'link' as const]
  const url = 'https://book.example/tersa'
  render(<Booking appointments={{ by, url, wait: 'As a rule one week ahead.' }} />)
  expect(screen.getByText('Booking:').parentElement).toHaveTextContent(
    'Booking: By phone or online booking. As a rule one week ahead.',
  )
  expect(screen.getByRole('link', { name: 'Book online, opens book.example' })).toHaveAttribute('href', url)
})

test('a browser that does not know the time zone shows the hours, and claims neither today nor that it is open', () => {
  const timeZone = 'America/Newer_Than_This_Browser'
  render(<OpenLine hours={{ ...hours, timeZone }} />)
  render(<LiveHours hours={{ ...hours, timeZone }} builtOn="2026-11-25" />)
  render(<LocalTimeNote zones={[timeZone]} />)
  expect(screen.getByRole('row', { name: /Thursday/ })).toHaveTextContent('8:00 AM to 12:30 PM')
  expect(document.body).not.toHaveTextContent(/Open now|today/)
})
