import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Addresses } from './addresses'
import { Coupons } from './coupons'
import { MyData, SettingsForm } from './settings'

const mockSaid: string[] = []
jest.mock('@/lib/announcements/announcements', () => ({
  ...jest.requireActual('@/lib/announcements/announcements'),
  announce: (_topic: string, compose: () => string) => mockSaid.push(compose()),
}))
jest.mock('@/lib/browser/browser', () => ({
  ...jest.requireActual('@/lib/browser/browser'),
  saveFile: jest.fn(),
}))

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const submit = (name: string) => act(() => fireEvent.submit(screen.getByRole('form', { name })))

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-01') }))
afterEach(() => void jest.useRealTimers())

test.each<[string, ReactElement, act: () => void, said: string]>([
  [
    'makes another address the default',
    <Addresses key="default" />,
    () => press('Make default: Workshop'),
    'Workshop is now the default.',
  ],
  [
    'saves an address',
    <Addresses key="save" />,
    () => {
      press('Edit Home')
      press('Save address')
    },
    'Home saved.',
  ],
  [
    'saves the settings',
    <SettingsForm key="settings" />,
    () => submit('Profile'),
    'Changes saved in this browser.',
  ],
  [
    'downloads the data',
    <MyData key="data" />,
    () => press('Download my data'),
    'The file is being downloaded.',
  ],
  [
    'adds a coupon',
    <Coupons key="coupons" />,
    () => press('Add to my quote: CLEAR10'),
    'Coupon CLEAR10 added to your quote.',
  ],
])('a screen reader announces that the visitor %s', (_what, shown, perform, said) => {
  mockSaid.length = 0
  render(shown)
  perform()
  expect(mockSaid).toEqual([said])
})
