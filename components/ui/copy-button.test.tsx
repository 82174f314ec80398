import { act, fireEvent, render, screen } from '@testing-library/react'
import { said } from '@/lib/announcements/test-said'
import { CopyButton } from './copy-button'

const writeText = jest.fn<Promise<void>, [string]>()
Object.defineProperty(navigator, 'clipboard', { value: { writeText } })

async function press() {
  render(<CopyButton text="CLEAR10" label="Copy" name="Copy code CLEAR10" />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy code CLEAR10' })))
}

test('a press copies the text, and the button says Copied until it loses the focus', async () => {
  writeText.mockResolvedValue()
  await press()
  expect(writeText).toHaveBeenCalledWith('CLEAR10')
  expect(said).toEqual(['Copied'])
  fireEvent.blur(screen.getByRole('button', { name: 'Copied' }))
  expect(screen.getByRole('button', { name: 'Copy code CLEAR10' })).toBeVisible()
})

test('when the browser refuses the clipboard, the button says to copy manually', async () => {
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await press()
  const problem = 'Could not copy: select the text and copy it manually'
  expect(screen.getByRole('button', { name: problem })).toBeVisible()
  expect(said).toEqual([problem])
})
