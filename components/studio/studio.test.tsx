import { act, fireEvent, screen, within } from '@testing-library/react'
import { fileOf, LIVE, openText } from '@/lib/studio/test-studio'
import { SlideForm } from './slide-form'
import {
  announced,
  button,
  changesMenu,
  choose,
  DESK,
  field,
  heading,
  key,
  leave,
  mayLeave,
  press,
  renderDesk,
  settled,
  type,
} from './test-desk'

test('Undo takes the place of a deleted slide, restores it with the focus, and goes when that was done otherwise', async () => {
  const { store, titles, view } = await renderDesk()
  const undo = () => screen.queryByRole('button', { name: 'Undo: Window Film' })
  await press(button(/Window Film/))
  await press(button('Delete'))
  expect(titles()).toEqual(['PPF', 'Marine Film'])
  expect(undo()).toHaveFocus()
  const [, second] = within(screen.getByRole('region', { name: 'Slides' })).getAllByRole('listitem')
  expect(second).toHaveTextContent('Slide 2, Window Film, was deleted.Undo')
  expect(await announced()).toContain('Slide 2, Window Film, was deleted.')
  await type('Line', 'Docks and salt.')
  await press(button('Undo: Window Film'))
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  expect(view().slides[2]?.line).toBe('Docks and salt.')
  expect(button(/Window Film/)).toHaveFocus()

  await press(button('Delete'))
  await key('z')
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  expect(undo()).not.toBeInTheDocument()
  await press(button('Redo'))
  expect(titles()).toEqual(['PPF', 'Marine Film'])
  await key('z')
  await press(button('Delete'))
  await settled(() => {
    while (store.addSlide());
  })
  await press(button('Undo: Window Film'))
  expect(titles()).not.toContain('Window Film')
  expect(screen.getByText(/^A carousel has at most \d+ slides: delete one first\.$/)).toBeVisible()
})

// Otherwise it could move the button that is pressed.
test.each(['pointerUp', 'pointerCancel'] as const)('a problem waits for %s after a press', async (end) => {
  await renderDesk()
  await type('Title', '')
  fireEvent.pointerDown(document.body)
  await leave('Title')
  expect(screen.queryByText(/^Give the slide a title/)).not.toBeInTheDocument()
  await settled(() => void fireEvent[end](document.body))
  expect(screen.getByText(/^Give the slide a title/)).toBeInTheDocument()
})

test('Undo and Discard keep the focus when there is nothing left to undo or discard', async () => {
  const { view } = await renderDesk()
  await type('Title', 'Matte')
  await press(button('Undo'))
  expect(await announced()).toContain('Undone.')
  expect(button('Undo')).toHaveFocus()
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  await press(button('Undo'))
  expect(await announced()).toContain('There is nothing to undo.')
  await key('y')
  expect(await announced()).toContain('Redone.')
  await press(button('Discard'))
  expect(view().changes).toEqual([])
  expect(button('Discard')).toHaveFocus()
  expect(button('Discard')).toHaveAttribute('aria-disabled', 'true')
})

test('the list of changes says what is live now; reverting its last one moves the focus to Undo', async () => {
  const { view } = await renderDesk({}, DESK)
  await type('Title', 'Matte')
  await type('Language of the title', 'es')
  await type('Second link', 'Plan')
  await press(button('Remove the video'))
  await press(button(/Marine Film/))
  await press(button('Delete'))
  await press(button('Earlier'))
  await press(button('Add slide'))
  await press(changesMenu(/^7 changes/))
  const list = within(screen.getByRole('group', { name: /^7 changes/ }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Title of slide 2Live now: PPFRevert',
    'Second link of slide 2Live now: noneRevert',
    'Title’s language of slide 2Live now: same as the slideRevert',
    'Video of slide 2Live now: ppf.webm and ppf.mp4Revert',
    'New slide 3No title yetRemove',
    'Marine Film deletedLive now: slide 3Revert',
    'Order of the slidesLive now: the previous orderRevert',
  ])
  expect(list.getByRole('button', { name: 'Discard all' })).toBeVisible()
  for (const name of [/^Remove: /, /Video/, /language/, /Second/, /Marine/, /Title of/])
    await press(list.getByRole('button', { name }))
  expect(await announced()).toContain('Title of slide 2: reverted.')
  expect(changesMenu(/^1 change/)).toHaveFocus()
  expect(button('Discard it')).toBeVisible()
  await press(button('Revert: Order of the slides'))
  expect(button('Undo')).toHaveFocus()
  expect(view().isChanged).toBe(false)
})

test('the list of changes refuses to remove the only slide', async () => {
  const { store, view } = await renderDesk({}, DESK)
  await settled(() => {
    store.addSlide()
    for (const { id } of view().liveSlides) store.deleteSlide(id)
  })
  await press(changesMenu(/^4 changes/))
  await press(button('Remove: New slide 1'))
  expect(await announced()).toContain('The only slide cannot be deleted.')
  expect(view().slides).toHaveLength(1)
})

test('the browser asks before it leaves a draft, or a file of it, that it does not keep', async () => {
  const { store, view } = await renderDesk({}, DESK)
  await settled(() => void store.keepFiles(new Map([[view().slide.poster, { blob: new Blob() }]])))
  expect(mayLeave()).toBe(true)
  await type('Title', 'Matte')
  expect(mayLeave()).toBe(false)
  const saved = { at: 0, way: 'zip', text: view().text } as const
  await act(async () => store.setSaved(saved))
  expect(mayLeave()).toBe(true)

  await press(button('Discard'))
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await type('Title', 'Gloss')
  const reminder = 'This browser cannot keep your draft: save before you close the page.'
  expect(screen.getByText(reminder)).toBeVisible()
  expect(mayLeave()).toBe(false)
})

test('a problem is listed once per slide, which its link names if several have problems', async () => {
  const { store, view } = await renderDesk()
  const openSlides = (count: number) =>
    settled(() => void openText(store, JSON.stringify({ slides: Array(count).fill({}) })))
  await openSlides(2)
  const summary = within(screen.getByRole('alert'))
  expect(summary.getAllByRole('button')).toHaveLength(view().problems.length)
  expect(summary.getAllByRole('button', { name: /title is missing/i })).toHaveLength(2)
  expect(summary.getByText(/^\w+ things to fix$/)).toBeVisible()
  expect(field('Links to')).toHaveDisplayValue('Choose one')
  await press(summary.getByRole('button', { name: 'Slide 2: The title is missing' }))
  expect(heading(/^Slide 2/)).toBeVisible()
  expect(field('Title')).toHaveFocus()
  await openSlides(13)
  expect(summary.getByText('One thing to fix')).toBeVisible()
  await press(summary.getByRole('button'))
  expect(heading('Slides')).toHaveFocus()
})

test('the first field that is left empty brings the whole list, where Save leads from anywhere', async () => {
  const { view } = await renderDesk()
  const save = () => button(/^Download (changes|.*zip)/)
  await press(save())
  expect(await announced()).toContain('There is nothing to save: what you see is what visitors see.')
  expect(heading(/^Slide 1/)).toHaveFocus()
  await press(button('Add slide'))
  expect(screen.queryByRole('button', { name: /to fix$/ })).toBeNull()
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  expect(save()).toHaveAccessibleDescription('4 things to fix before you can save.')

  await leave('Title')
  const summary = within(screen.getByRole('alert'))
  expect(summary.getAllByRole('button')).toHaveLength(4)
  expect(summary.getByText('Four things to fix in slide 4')).toBeVisible()
  expect(summary.getByRole('button', { name: 'The title is missing' })).toBeVisible()
  expect(button('4 to fix')).toBeVisible()
  expect(field('Line')).not.toHaveAttribute('aria-invalid', 'true')
  expect(await announced()).toContain('1 change. 4 things to fix.')

  await press(button(/PPF/))
  await press(screen.getByRole('tab', { name: 'Text' }))
  await key('s')
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(view().number).toBe(4)
  expect(field('Line')).toBeInvalid()
  expect(await announced()).toContain('4 things to fix before you can save.')
})

test('the text follows the draft, and a file replaces it unless it cannot be read', async () => {
  const { titles } = await renderDesk()
  const text = () => screen.getByRole('region', { name: 'carousel.json' })
  const open = (text: string) => choose('A carousel.json', fileOf('carousel.json', text))
  await press(screen.getByRole('tab', { name: 'Text' }))
  const tabs = screen.getAllByRole('tab')
  const arrow = (key: string) =>
    settled(() => void fireEvent.keyDown(document.activeElement ?? window, { key }))
  for (const key of ['ArrowRight', 'Home', 'ArrowLeft', 'ArrowLeft', 'End']) await arrow(key)
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  expect(tabs[1]).toHaveFocus()
  const controlled = tabs.map((one) => one.getAttribute('aria-controls'))
  expect(controlled).toEqual([null, screen.getByRole('tabpanel').id])
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Text')
  expect(heading('Text carousel.json')).toBeVisible()
  expect(text()).toHaveTextContent('"title": "PPF"')
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await press(button('Download carousel.json'))
  expect(download).toHaveBeenCalledTimes(1)
  expect(await announced()).toContain('carousel.json is being downloaded.')

  await open(LIVE.text.replace('"A line about PPF.",', '"A line about PPF."'))
  const report = screen.getByText(/^carousel\.json was not opened/).closest('[tabindex]')
  expect(report).toHaveTextContent('Line 7: a comma is missing before')
  expect(report).toHaveFocus()
  expect(titles()[0]).toBe('PPF')

  await open(LIVE.text.replace('"PPF"', '"Matte"').replace('"A line about PPF."', '""'))
  expect(text()).toHaveTextContent('"title": "Matte"')
  await press(button('The line is missing'))
  expect(field('Line')).toHaveFocus()
  await press(button('Undo'))
  expect(titles()[0]).toBe('PPF')
})

test('the video plays where it is, the same button pauses it, and the slide may do without it', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('blocked'))
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const { view } = await renderDesk({}, <SlideForm />)
  await press(button('Play the video'))
  expect(play).toHaveBeenCalledTimes(1)
  const video = button('Play the video').querySelector('video') ?? window
  await settled(() => void fireEvent.play(video))
  await press(button('Pause the video'))
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
  await settled(() => void fireEvent.pause(video))
  expect(button('Play the video')).toBeVisible()
  await press(button('Remove the video'))
  expect(view().slide.video).toEqual([])
  expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull()
  expect(heading('Video')).toHaveFocus()
  await press(button('Revert to ppf.webm and ppf.mp4'))
  expect(view().isChanged).toBe(false)
})

test('the explanation is there until it is dismissed, and when it is asked for', async () => {
  await renderDesk()
  await press(button('Got it'))
  expect(screen.queryByRole('heading', { name: 'How this works' })).toBeNull()
  expect(heading(/^Slide 1/)).toHaveFocus()
  await press(screen.getByRole('tab', { name: 'Text' }))
  await press(button('How this works'))
  expect(heading('How this works')).toHaveFocus()
})

test('a draft of an older carousel is kept, or reset to the live one', async () => {
  const { store, view } = await renderDesk()
  const notice = () => screen.queryByText('The live carousel has changed since you started this draft.')
  await type('Title', 'Matte')
  const grow = () =>
    settled(() => {
      Object.assign(store.live, { text: `${store.live.text}\n` })
      store.select('live-1')
    })
  await grow()
  expect(notice()).toBeVisible()
  await press(button('Keep my draft'))
  expect([notice(), view().slide.title]).toEqual([null, 'Matte'])
  await grow()
  await press(button('Reset to the live version'))
  expect([notice(), view().slide.title]).toEqual([null, 'PPF'])
  expect(heading(/^Slide 1/)).toHaveFocus()
})
