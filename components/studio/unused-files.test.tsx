import { act, fireEvent, render, screen } from '@testing-library/react'
import { UnusedFiles } from '@/components/studio/unused-files'
import { readHandle } from '@/lib/storage/file-store'

jest.mock('@/lib/storage/file-store', () => ({ readHandle: jest.fn() }))

/** Deletes two files from a folder that rejects the first deletion with this error. */
async function deleteFrom(reason: string) {
  const removeEntry = jest.fn().mockRejectedValueOnce(new DOMException('refused', reason))
  jest.mocked(readHandle).mockResolvedValue(Object.assign(Object.create(null), { removeEntry }))
  render(<UnusedFiles names={['old.mp4', 'old.jpg']} mayDelete />)
  await act(async () => fireEvent.click(screen.getByText('Delete from the folder')))
  return removeEntry
}

test('a missing file does not prevent the deletion of the others', async () => {
  const removeEntry = await deleteFrom('NotFoundError')
  expect(removeEntry).toHaveBeenLastCalledWith('old.jpg')
  expect(screen.getByText('The files that no slide uses anymore have been deleted.')).toBeVisible()
})

test('the studio reports a folder that denies permission', async () => {
  await deleteFrom('NotAllowedError')
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('could not delete all of them')
})
