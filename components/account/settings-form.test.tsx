import { act, fireEvent, render, screen } from '@testing-library/react'
import { settingsStore } from '@/lib/account/settings-store'
import { SettingsForm } from './settings'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => act(() => fireEvent.submit(screen.getByRole('form', { name: 'Profile' })))

test('saving the settings shows a confirmation, and the next visit loads them', () => {
  const { unmount } = render(<SettingsForm />)
  type('Name', ' Ana ')
  type('Date language', 'es-419')
  fireEvent.click(screen.getByLabelText('Newsletter'))
  save()
  expect(screen.getByText('Changes saved in this browser.')).toBeVisible()
  // It is announced, and would be read twice.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(settingsStore.get()).toMatchObject({ name: 'Ana', dateLanguage: 'es-419', hasNewsletter: true })
  unmount()
  render(<SettingsForm />)
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(screen.getByLabelText('Date language')).toHaveValue('es-419')
  expect(screen.getByLabelText('Newsletter')).toBeChecked()
})

test('a blank name shows a problem, and nothing is saved', () => {
  render(<SettingsForm />)
  const before = settingsStore.get()
  type('Name', '  ')
  save()
  expect(screen.getByRole('group', { name: /^Enter/ })).toHaveTextContent('Enter a name.')
  expect(screen.getByRole('group', { name: /^Enter/ })).toHaveFocus()
  expect(settingsStore.get()).toBe(before)
})

test('saving a corrected name keeps the focus in its field', () => {
  render(<SettingsForm />)
  type('Name', '  ')
  save()
  screen.getByLabelText('Name').focus()
  type('Name', 'Ana')
  save()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(settingsStore.get().name).toBe('Ana')
})

describe('while the form is open in two tabs', () => {
  const storeInOtherTab = (key: string, value: object) =>
    act(() => {
      localStorage.setItem(key, JSON.stringify(value))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })

  test('settings saved in the other tab update every unedited field', () => {
    render(<SettingsForm />)
    type('Name', 'Ana')
    storeInOtherTab('tersa.settings', { name: 'Eva', dateLanguage: 'fr' })
    expect(screen.getByLabelText('Name')).toHaveValue('Ana')
    expect(screen.getByLabelText('Date language')).toHaveValue('fr')
  })
})
