import { fireEvent, screen } from '@testing-library/react'
import { cropPicture } from '@/lib/studio/draw-poster'
import { PosterWell } from './poster-well'
import { StudioStage } from './stage'
import { announced, button, heading, press, renderDesk, settled } from './test-desk'

jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  pictureOf: async () => new Blob(['picture']),
  cropPicture: jest.fn(async () => new Blob(['part'])),
}))

const PARTS = [<StudioStage key="stage" onFrame={() => {}} />, <PosterWell key="well" />]
/** The widths of a file's size and of what is beyond the limit, in percent. */
const meterOf = (size: string) =>
  [...(screen.getByText(size).parentElement?.querySelectorAll('rect') ?? [])].map(({ attributes }) =>
    Math.round(Number(attributes.getNamedItem('width')?.value)),
  )
const move = (name: string, to: number) =>
  settled(() => void fireEvent.change(screen.getByRole('slider', { name }), { target: { value: to } }))

test('the point that phones keep is one undo step of the slide, and “Use the default” removes it', async () => {
  const { view } = await renderDesk({}, PARTS)
  expect(meterOf('79 of 250 kB')).toEqual([32])
  expect(screen.queryByRole('button', { name: 'Reduce the file size' })).toBeNull()
  await press(button('Choose the part…'))
  const slider = screen.getByRole('slider')
  expect(slider).toHaveAccessibleName('Point that phones keep')
  expect(slider).toHaveAttribute('aria-valuetext', 'the default')
  expect(button('Desktop')).toHaveAttribute('aria-pressed', 'false')
  await move('Point that phones keep', 30)
  expect(screen.getByText('30% across')).toBeInTheDocument()
  const boxes = [...document.querySelectorAll('svg:has(image)')].map((svg) => svg.getAttribute('viewBox'))
  const [computer, phone] = boxes.map((box) => box?.split(' ').map(Number).map(Math.round).join())
  expect([computer, phone]).toEqual(['0,0,1600,900', '328,0,506,900'])
  expect(screen.getByText('The chosen part, not used yet')).toBeVisible()
  // The preview has a phone's width while the slider has the focus.
  expect(button('Phone')).toHaveAttribute('aria-pressed', 'true')
  await settled(() => slider.blur())
  expect(button('Desktop')).toHaveAttribute('aria-pressed', 'true')
  await press(button('Use this part'))
  expect(screen.queryByText('The chosen part, not used yet')).toBeNull()
  expect(await announced()).toContain('The poster now shows this part.')
  expect(heading('Poster')).toHaveFocus()
  expect(view().slide.focus).toBe(30)
  expect(view().slide.poster).toBe('ppf.jpg')

  await press(button('Choose the part…'))
  await press(button('Cancel'))
  expect(heading('Poster')).toHaveFocus()
  await press(button('Choose the part…'))
  expect(screen.getByRole('slider')).toHaveFocus()
  await press(button('Use the default'))
  await press(button('Use this part'))
  expect(view().isChanged).toBe(false)
})

test('a picture of another shape is cropped where its frame is', async () => {
  const { view } = await renderDesk({ size: { width: 1600, height: 2400 } }, PARTS)
  expect(screen.getByText('1600 × 2400 px')).toBeVisible()
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
  jest.mocked(cropPicture).mockRejectedValueOnce(new Error('It cannot be decoded.'))
  await press(button('Use this part'))
  expect(await announced()).toContain('The picture could not be cropped.')
  expect(view().isChanged).toBe(false)
  jest.mocked(cropPicture).mockClear()
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
  const { view } = await renderDesk({ bytes: 300_000 }, PARTS)
  jest.mocked(cropPicture).mockRejectedValueOnce(new Error('It cannot be decoded.'))
  expect(meterOf('300 of 250 kB')).toEqual([83, 17])
  expect(screen.getByRole('img', { name: 'The poster ppf.jpg' })).toHaveAttribute('width', '1600')
  await press(button('Reduce the file size'))
  expect(await announced()).toContain('The picture could not be cropped.')
  expect(view().slide.poster).toBe('ppf.jpg')
  await press(button('Reduce the file size'))
  expect(view().slide.poster).toBe('ppf-2.jpg')
  expect(await announced()).toContain('The poster is smaller now.')
  await press(button('From the video: choose the poster…'))
  expect(await screen.findByRole('slider', { name: 'Frame' })).toHaveFocus()
  await press(button('Cancel'))
  expect(heading('Poster')).toHaveFocus()
})
