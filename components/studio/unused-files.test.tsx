import { act, fireEvent, render, screen } from '@testing-library/react'
import { readHandle } from '@/lib/storage/file-store'
import { UnusedFiles } from './unused-files'

jest.mock('@/lib/storage/file-store', () => ({ readHandle: jest.fn() }))

/** Deletes two files from a folder whose deletion of the first one fails for this reason. */
async function deleteFrom(reason: string) {
  const removeEntry = jest.fn().mockRejectedValueOnce(new DOMException('refused', reason))
  jest.mocked(readHandle).mockResolvedValue(Object.assign(Object.create(null), { removeEntry }))
  render(<UnusedFiles names={['old.mp4', 'old.jpg']} mayDelete />)
  await act(async () => fireEvent.click(screen.getByText('Delete them from the folder')))
  return removeEntry
}

test('a file that is gone already does not keep the others from being deleted', async () => {
  const removeEntry = await deleteFrom('NotFoundError')
  expect(removeEntry).toHaveBeenLastCalledWith('old.jpg')
  expect(screen.getByText('The files that no slide shows any more are deleted.')).toBeVisible()
})

test('a folder that refuses is reported', async () => {
  await deleteFrom('NotAllowedError')
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('could not delete all of them')
})
