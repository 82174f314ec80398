import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { ShowMore, useShowMore } from './item'

function LongList({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null)
  const all = Array.from({ length: count }, (_, index) => `Item ${index + 1}`)
  const { shown, more, showMore } = useShowMore(all, list)
  return (
    <>
      <ul ref={list}>
        <li data-undo>Undo</li>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ShowMore more={more} onShow={showMore} />
    </>
  )
}

test('each step shows fifty more items and focuses the first of them', () => {
  render(<LongList count={120} />)
  expect(screen.getAllByText(/^Item/)).toHaveLength(50)

  fireEvent.click(screen.getByRole('button', { name: 'Show more (70 left)' }))
  expect(screen.getAllByText(/^Item/)).toHaveLength(100)
  expect(screen.getByText('Item 51')).toHaveFocus()

  fireEvent.click(screen.getByRole('button', { name: 'Show more (20 left)' }))
  expect(screen.getByText('Item 101')).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
})
