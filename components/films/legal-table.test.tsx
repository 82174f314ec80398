import { act, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { places } from '@/lib/content/tint-laws'
import { LegalTable } from './legal-table'

const NOT_CHECKED = 'Not checked since November 2026. Ask locally.'

const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a row shows its limits, its documents with their links, and the month of the check', () => {
  jest.setSystemTime(new Date(2027, 9, 31))
  render(<LegalTable />)
  expect(cells(/^North Dakota/).slice(0, 2)).toEqual(['70%', '35%'])
  expect(row(/^North Dakota/)).toHaveTextContent('Checked in November 2026. 35% since 1 August 2025.')
  expect(within(row(/^Spain/)).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/))
  expect(cells(/^Mexico/)[0]).toBe('Varies by state, and our sources disagree. Ask locally.')
})

test('hydrated a year after the check, every row drops what the exported HTML claimed, without a mismatch', async () => {
  jest.setSystemTime(new Date(2027, 10, 1))
  const exported = renderToString(<LegalTable />)
  expect(exported).not.toContain(NOT_CHECKED)
  const container = document.createElement('div')
  container.innerHTML = exported
  document.body.append(container)
  const onRecoverableError = jest.fn()
  await act(async () => hydrateRoot(container, <LegalTable />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getAllByText(NOT_CHECKED)).toHaveLength(places.length)
  expect(container).not.toHaveTextContent('%')
})
