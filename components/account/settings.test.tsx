import { act, fireEvent, render, screen } from '@testing-library/react'
import { settingsStore } from '@/lib/account/settings-store'
import { said } from '@/lib/announcements/test-said'
import { saved } from '@/lib/browser/test-saved'
import { cartStore } from '@/lib/cart/cart'
import { MyData, SettingsForm } from './settings'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => act(() => fireEvent.submit(screen.getByRole('form', { name: 'Profile' })))

test('a blank name is not saved; settings are confirmed unless the browser refuses them, and the next visit loads them', () => {
  const { unmount } = render(<SettingsForm />)
  const before = settingsStore.get()
  type('Name', '  ')
  save()
  expect(screen.getByRole('group', { name: /^Enter/ })).toHaveTextContent('Enter a name.')
  expect(settingsStore.get()).toBe(before)
  type('Name', ' Ana ')
  type('Date language', 'es-419')
  fireEvent.click(screen.getByLabelText('Newsletter'))
  save()
  expect(screen.getByText('Changes saved in this browser.')).toBeVisible()
  expect(said.at(-1)).toBe('Changes saved in this browser.')
  // It is announced, and would be read twice.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(settingsStore.get()).toMatchObject({ name: 'Ana', dateLanguage: 'es-419', hasNewsletter: true })
  type('Name', 'Eva')
  expect(screen.queryByText('Changes saved in this browser.')).toBeNull()
  unmount()
  render(<SettingsForm />)
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(screen.getByLabelText('Date language')).toHaveValue('es-419')
  expect(screen.getByLabelText('Newsletter')).toBeChecked()
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  type('Name', 'Eva')
  save()
  expect(settingsStore.get()).toMatchObject({ name: 'Eva' })
  expect(screen.queryByText('Changes saved in this browser.')).toBeNull()
  full.mockRestore()
  save()
  expect(screen.getByText('Changes saved in this browser.')).toBeVisible()
})

test('settings saved in another tab update every unedited field', () => {
  render(<SettingsForm />)
  type('Name', 'Ana')
  localStorage.setItem('tersa.settings', JSON.stringify({ name: 'Eva', dateLanguage: 'fr' }))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(screen.getByLabelText('Date language')).toHaveValue('fr')
})

const CART = '[{"id":"1","name":"Lustra","image":null,"price":99,"quantity":1}]'

const choose = (text: string) => chooseFile({ text: async () => text })

/** Provides `text()`, which jsdom's files lack. */
async function chooseFile(parts: { text: () => Promise<string>; size?: number }) {
  const file = Object.defineProperties(new File([], 'backup.json'), Object.getOwnPropertyDescriptors(parts))
  const target = { files: [file] }
  await act(async () => fireEvent.change(screen.getByLabelText('Backup file'), { target }))
}

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

describe('the data of this browser', () => {
  beforeEach(() => {
    localStorage.setItem('tersa.cart', CART)
    localStorage.setItem('token', 'a-session')
    render(<MyData />)
  })

  test('importing a file that is not a backup shows a problem and changes nothing', async () => {
    await choose('hello')
    const problem = screen.getByRole('alert')
    expect(problem).toHaveTextContent('This is not a backup of this site.')
    await choose('hello again')
    // An unchanged element would not be announced a second time.
    expect(problem).not.toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This is not a backup of this site.')
    expect(localStorage.getItem('tersa.cart')).toBe(CART)
    expect(localStorage.getItem('token')).toBe('a-session')
  })

  test('a file of more than 6 MB is refused without being read, and one that cannot be read is reported', async () => {
    const text = jest.fn(() => Promise.reject(new DOMException('moved', 'NotFoundError')))
    await chooseFile({ text, size: 6_000_001 })
    expect(screen.getByRole('alert')).toHaveTextContent('The file is too large to be a backup of this site.')
    expect(text).not.toHaveBeenCalled()
    await chooseFile({ text })
    expect(screen.getByRole('alert')).toHaveTextContent('“backup.json” could not be read. Choose it again.')
    expect(localStorage.getItem('tersa.cart')).toBe(CART)
  })

  test('the data can be downloaded, which is announced', () => {
    press('Download my data')
    expect(saved).toHaveBeenCalledTimes(1)
    expect(said.at(-1)).toBe('The file is being downloaded.')
  })

  const stored = (id: string, quantity = 1) => ({ id, name: id, image: null, price: 99, quantity })

  test('erasing the data keeps the session; Undo after an import restores the data, with what was added since', async () => {
    press('Erase my data')
    expect([localStorage.getItem('tersa.cart'), localStorage.getItem('token')]).toEqual([null, 'a-session'])
    press('Undo')
    expect(localStorage.getItem('tersa.cart')).toBe(CART)
    const file = JSON.stringify([stored('9')])
    await choose(JSON.stringify({ kind: 'tersa-backup', version: 1, items: { 'tersa.cart': file } }))
    localStorage.setItem('tersa.cart', JSON.stringify([stored('9'), stored('2', 3)]))
    press('Undo')
    expect(cartStore.get()).toMatchObject([{ name: 'Lustra' }, { id: '2', quantity: 3 }])
  })
})
