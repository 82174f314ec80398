import { render, screen, within } from '@testing-library/react'
import { site } from '@/lib/content/facts/site'
import { footerGroups } from '@/lib/content/site'
import { Footer } from './footer'

const groups = () => within(screen.getByRole('navigation', { name: 'Footer' }))

beforeEach(() => void render(<Footer />))

test('the links have empty targets: they can be focused and are marked as disabled', () => {
  const specified = Object.values(footerGroups).flatMap(({ links }) => Object.values(links))
  expect(specified.length).toBeGreaterThan(5)
  for (const { label } of specified)
    for (const link of groups().getAllByRole('link', { name: label, hidden: true })) {
      expect(link).not.toHaveAttribute('href')
      expect(link).toHaveAttribute('aria-disabled', 'true')
      expect(link).toHaveAttribute('tabindex', '0')
    }
})

test('social icons lead to four external networks', () => {
  const list = within(screen.getByRole('list', { name: 'Social media' }))
  const links = list.getAllByRole<HTMLAnchorElement>('link')
  const hosts = new Set(links.map(({ href }) => new URL(href).host))
  expect(hosts.size).toBe(4)
  expect(hosts).not.toContain(window.location.host)
})

test('the phone line shows the PBX number and dials it', () => {
  expect(screen.getByRole('link', { name: `PBX ${site.phone}` })).toHaveAttribute('href', 'tel:5550100')
})
