import { act, fireEvent, render, screen } from '@testing-library/react'
import { announce } from '@/lib/announcements/announcements'
import { saveFile } from '@/lib/outside/save-file'
import { DraftActions } from './draft-actions'

jest.mock('@/lib/announcements/announcements', () => ({ announce: jest.fn() }))
jest.mock('@/lib/outside/save-file', () => ({ saveFile: jest.fn() }))

test('the draft is downloaded as carousel.json, and this is announced each time', () => {
  render(<DraftActions text="[]" onReset={jest.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Download carousel.json' }))
  fireEvent.click(screen.getByRole('button', { name: 'Download carousel.json' }))
  expect(saveFile).toHaveBeenCalledWith('carousel.json', '[]', 'application/json')
  expect(announce).toHaveBeenCalledTimes(2)
})

test('where the browser has no clipboard, the copy button asks to copy by hand', async () => {
  render(<DraftActions text="[]" onReset={jest.fn()} />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  })
  expect(screen.getByRole('button', { name: /^Not copied/ })).toBeInTheDocument()
})
