import { fireEvent, screen, waitFor } from '@testing-library/react'
import { press, renderDesk, settled } from '@/components/studio/test-desk'
import { announcedText } from '@/lib/announcements/announcements'
import { cropPicture } from '@/lib/studio/draw-poster'
import { LIVE } from '@/lib/studio/test-studio'

jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  pictureOf: async () => new Blob(['picture']),
  cropPicture: jest.fn(async () => new Blob(['part'])),
}))

const move = (name: string, to: number) =>
  settled(() => void fireEvent.change(screen.getByRole('slider', { name }), { target: { value: to } }))
const button = (name: string) => screen.getByRole('button', { name })

test('the point that phones keep is one undo step of the slide, and “Use the default” removes it', async () => {
  const { view } = await renderDesk()
  await press(button('Choose the part…'))
  expect(screen.queryByRole('slider', { name: /^Frame/ })).not.toBeInTheDocument()
  await move('Point that phones keep', 30)
  expect(screen.getByText('30% across')).toBeInTheDocument()
  await press(button('Use this part'))
  expect(view().slide.focus).toBe(30)
  expect(view().slide.poster).toBe('ppf.jpg')

  await press(button('Choose the part…'))
  await press(button('Use the default'))
  await press(button('Use this part'))
  expect(view().isChanged).toBe(false)
})

test('a picture of another shape is cropped where its frame is', async () => {
  const files = LIVE.files.map(([name, file]) =>
    name === 'ppf.jpg'
      ? ([name, { ...file, size: { width: 1600, height: 2400 } }] as const)
      : ([name, file] as const),
  )
  const { view } = await renderDesk({ ...LIVE, files })
  await press(button('Choose the part…'))
  const slider = screen.getByRole('slider', { name: 'Frame, from top to bottom' })
  expect(slider).toHaveFocus()
  await move('Frame, from top to bottom', 18)
  // The arrow down moves the frame down, whatever the browser does with a level slider.
  for (const key of ['ArrowDown', 'ArrowDown', 'PageUp', 'PageDown', 'ArrowDown', 'ArrowUp'])
    await settled(() => void fireEvent.keyDown(slider, { key }))
  expect(screen.getByText('1600 × 900 px, 20% down')).toBeInTheDocument()
  await press(button('Middle'))
  expect(screen.getByText('1600 × 900 px, 50% down')).toBeInTheDocument()
  await move('Frame, from top to bottom', 20)
  let finish: (part: Blob) => void = () => {}
  jest.mocked(cropPicture).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  await press(button('Use this part'))
  // A second press while the picture is being cut stores no second one.
  await press(button('Use this part'))
  await settled(() => finish(new Blob(['part'])))
  expect(cropPicture).toHaveBeenCalledTimes(1)
  expect(cropPicture).toHaveBeenLastCalledWith(expect.any(Blob), 0.2)
  expect(view().slide.poster).toBe('ppf-2.jpg')
})

test('a poster that is too large is made smaller in one press, or the reason why not is announced', async () => {
  const announced = (text: string) =>
    waitFor(() => expect(announcedText()).toContain(text), { timeout: 5000 })
  const heavy = LIVE.files.map(([name, file]) => [name, { ...file, bytes: 300_000 }] as const)
  const { view } = await renderDesk({ ...LIVE, files: heavy })
  jest.mocked(cropPicture).mockRejectedValueOnce(new Error('It cannot be decoded.'))
  await press(button('Reduce the file size'))
  await announced('The picture could not be cropped.')
  expect(view().slide.poster).toBe('ppf.jpg')
  await press(button('Reduce the file size'))
  expect(view().slide.poster).toBe('ppf-2.jpg')
  await announced('The poster is smaller now.')
})
