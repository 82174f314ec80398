import { fireEvent, render, within } from '@testing-library/react'
import { InertPreview } from '@/components/studio/stage'

test('a press on a link in the preview’s frame does not leave the studio', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const body = frame.contentDocument?.body
  if (!body) throw new Error('The frame has no document')
  const { unmount } = render(
    <InertPreview title="Preview">
      <a href="/shop">
        <span>Shop now</span>
      </a>
    </InertPreview>,
    { container: body },
  )
  const label = within(body).getByText('Shop now')
  // Elements of a frame are instances of the frame's classes.
  expect(label).not.toBeInstanceOf(Node)
  // False when a handler has prevented the default action.
  expect(fireEvent.click(label)).toBe(false)
  unmount()
  frame.remove()
})
