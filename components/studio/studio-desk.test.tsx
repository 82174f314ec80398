import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { addSlide } from '@/lib/studio/studio-actions'
import { fileOf, LIVE, openText } from '@/lib/studio/test-studio'
import { field, key, leave, press, renderDesk, settled, type } from './test-desk'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('deleting a slide', () => {
  async function deleteSecond() {
    const studio = await renderDesk()
    await type('Title', 'Matte')
    await press(button(/Window Film/))
    await press(button('Delete'))
    expect(studio.titles()).toEqual(['Matte', 'Marine Film'])
    return { ...studio, undo: button('Undo: Window Film') }
  }

  test('Undo takes the place of the deleted slide, which is named and announced', async () => {
    const { undo } = await deleteSecond()
    expect(undo).toHaveFocus()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe(
      'Slide 2, Window Film, was deleted.Undo',
    )
    await waitFor(() => expect(announcedText()).toContain('Slide 2, Window Film, was deleted.'))
  })

  test('Undo restores the slide with the focus and keeps later edits', async () => {
    const { titles, view, undo } = await deleteSecond()
    await type('Line', 'Docks and salt.')
    await press(undo)
    expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
    expect(view().slides[2]?.line).toBe('Docks and salt.')
    expect(button(/Window Film/)).toHaveFocus()
  })

  test('Undo says that a full carousel has no room for the slide', async () => {
    const { store, titles, undo } = await deleteSecond()
    await settled(() => {
      while (addSlide(store)) expect(titles().length).toBeLessThan(20)
    })
    await press(undo)
    expect(titles()).not.toContain('Window Film')
    expect(screen.getByText(/^A carousel has at most \d+ slides: delete one first\.$/)).toBeVisible()
  })

  test('Undo goes when the slide is restored in another way, and Redo deletes it again', async () => {
    const { titles } = await deleteSecond()
    await key('z')
    expect(titles()).toEqual(['Matte', 'Window Film', 'Marine Film'])
    expect(screen.queryByRole('button', { name: 'Undo: Window Film' })).not.toBeInTheDocument()
    await press(button('Redo'))
    expect(titles()).toEqual(['Matte', 'Marine Film'])
  })
})

test('a problem appears only after the pointer is released, so the pressed button does not move', async () => {
  await renderDesk()
  await type('Title', '')
  fireEvent.pointerDown(document.body)
  await leave('Title')
  expect(screen.queryByText(/^Give the slide a title/)).not.toBeInTheDocument()
  await settled(() => void fireEvent.pointerUp(document.body))
  expect(screen.getByText(/^Give the slide a title/)).toBeInTheDocument()
})

describe('the focus', () => {
  test('Undo keeps the focus when there is nothing left to undo', async () => {
    await renderDesk()
    await type('Title', 'Matte')
    await press(button('Undo'))
    expect(button('Undo')).toHaveFocus()
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('Discard keeps the focus when there is nothing left to discard', async () => {
    const { view } = await renderDesk()
    await type('Title', 'Matte')
    await press(button('Discard'))
    expect(view().changes).toEqual([])
    expect(button('Discard')).toHaveFocus()
  })

  test('reverting the last change in the list moves the focus to Undo', async () => {
    await renderDesk()
    await type('Title', 'Matte')
    await type('Line', 'Docks and salt.')
    await press(button(/^2 changes/))
    expect(screen.getByRole('group', { name: /^2 changes/ })).toContainElement(button('Discard both'))
    await press(button('Revert: Title of slide 1'))
    expect(button(/^1 change/)).toHaveFocus()
    await press(button('Revert: Line of slide 1'))
    expect(button('Undo')).toHaveFocus()
  })

  test('opening the frame picker focuses its slider', async () => {
    await renderDesk()
    await press(button('From the video: choose the poster…'))
    expect(await screen.findByRole('slider', { name: 'Frame' })).toHaveFocus()
  })

  test('leaving out an unused file moves the focus to the form', async () => {
    const { store } = await renderDesk()
    const file = { bytes: 1, type: 'image/png', size: null, blob: new Blob(), url: 'blob:' }
    await act(async () =>
      store.dispatch({ type: 'files', files: new Map([['car.png', file]]), unused: ['car.png'] }),
    )
    await press(button('Leave out car.png'))
    expect(screen.getByRole('heading', { name: /^Slide 1/ })).toHaveFocus()
  })
})

describe('files that the browser does not keep', () => {
  test('the bar names a file that the browser does not keep, and the browser asks before it leaves', async () => {
    const { store, view } = await renderDesk()
    await type('Title', 'Matte')
    await act(async () => store.dispatch({ type: 'file-kept', name: view().slide.poster, isKept: false }))
    expect(
      screen.getByText('This browser does not keep ppf.jpg: save before you reload or close the page.'),
    ).toBeVisible()
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    await press(button('Undo'))
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  test('a dropped file that the browser has lost is named and can only be left out', async () => {
    const { store } = await renderDesk()
    await act(async () => store.dispatch({ type: 'files', files: new Map(), unused: ['dock.png'] }))
    const line = await screen.findByText('dock.png is no longer in this browser. Choose it again.')
    expect(screen.queryByRole('button', { name: /^Use as/ })).toBeNull()
    await press(button('Leave out dock.png'))
    expect(line).not.toBeInTheDocument()
  })
})

describe('the list of problems', () => {
  async function renderProblems(text: string) {
    const { store, view } = await renderDesk()
    await settled(() => void openText(store, text))
    return { summary: within(await screen.findByRole('alert')), problems: view().problems }
  }

  test('the same problem is listed once per slide', async () => {
    const { summary, problems } = await renderProblems('{"slides":[{},{}]}')
    expect(problems.length).toBeGreaterThan(2)
    expect(summary.getAllByRole('button')).toHaveLength(problems.length)
    expect(summary.getAllByRole('button', { name: /title is missing/i })).toHaveLength(2)
  })

  test('a link names its slide when several slides have problems', async () => {
    const { summary } = await renderProblems('{"slides":[{},{}]}')
    expect(summary.getByText(/^\w+ things to fix$/)).toBeVisible()
    expect(summary.getByRole('button', { name: 'Slide 2: The title is missing' })).toBeVisible()
  })

  test('the heading names the slide when only one has problems', async () => {
    const { summary } = await renderProblems('{"slides":[{}]}')
    expect(summary.getByText(/^\w+ things to fix in slide 1$/)).toBeVisible()
    expect(summary.getByRole('button', { name: 'The title is missing' })).toBeVisible()
  })

  test('the first field that is left empty brings the whole list, and the bar has the same count', async () => {
    await renderDesk()
    await press(screen.getByRole('button', { name: 'Add slide' }))
    expect(screen.queryByText(/before you can save\.$/, { selector: 'p' })).toBeNull()
    await leave('Title')
    expect(within(screen.getByRole('alert')).getAllByRole('button')).toHaveLength(4)
    expect(screen.getByText('4 things to fix before you can save.', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('button', { name: '4 to fix' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Line' })).not.toHaveAttribute('aria-invalid', 'true')
  })
})

describe('the text', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })

  async function open(text: string) {
    await act(async () => {
      fireEvent.change(screen.getByLabelText('A carousel.json'), {
        target: { files: [fileOf('carousel.json', text)] },
      })
    })
  }

  test('a tab names its panel while the panel is there', async () => {
    await renderDesk()
    await press(tab('Text'))
    const controlled = screen.getAllByRole('tab').map((one) => one.getAttribute('aria-controls'))
    expect(controlled).toEqual([null, screen.getByRole('tabpanel').id])
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Text')
  })

  test('the text follows the draft, a file replaces it, and a link of its problems leads to the form', async () => {
    const { titles } = await renderDesk()
    await press(tab('Text'))
    expect(screen.getByRole('region', { name: 'carousel.json' })).toHaveTextContent('"title": "PPF"')

    await open(LIVE.text.replace('"PPF"', '"Matte"').replace('"A line about PPF."', '""'))
    expect(screen.getByRole('region', { name: 'carousel.json' })).toHaveTextContent('"title": "Matte"')
    await press(screen.getByRole('button', { name: 'The line is missing' }))
    expect(field('Line')).toHaveFocus()
    await press(screen.getByRole('button', { name: 'Undo' }))
    expect(titles()[0]).toBe('PPF')
  })

  test('a file that cannot be read is reported with its lines, and the draft stays', async () => {
    const { titles } = await renderDesk()
    await press(tab('Text'))
    await open(LIVE.text.replace('"A line about PPF.",', '"A line about PPF."'))
    const report = screen.getByText(/^carousel\.json was not opened/).closest('[tabindex]')
    expect(report).toHaveTextContent('Line 7: a comma is missing before')
    expect(report).toHaveFocus()
    expect(titles()[0]).toBe('PPF')
  })
})

test('the empty wells of a new slide invite a photo or video from a phone', async () => {
  await renderDesk()
  await press(button('Add slide'))
  expect(screen.getAllByText(/^A photo or video from your phone: we fit it\./)).toHaveLength(2)
})

test('the video plays where it is, and the same button pauses it', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('blocked'))
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  await renderDesk()
  await press(button('Play the video'))
  expect(play).toHaveBeenCalledTimes(1)
  const video = button('Play the video').querySelector('video')
  if (!video) throw new Error('There is no video')
  await settled(() => void fireEvent.play(video))
  await press(button('Pause the video'))
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
  await settled(() => void fireEvent.pause(video))
  expect(button('Play the video')).toBeVisible()
})

test('a slide may do without its video', async () => {
  const { view } = await renderDesk()
  await press(button('Remove the video'))
  expect(view().slide.video).toEqual([])
  expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Video' })).toHaveFocus()
})

test('the explanation is there until it is dismissed', async () => {
  await renderDesk()
  await press(button('Got it'))
  expect(screen.queryByRole('heading', { name: 'How this works' })).toBeNull()
  expect(screen.getByRole('heading', { name: /^Slide 1/ })).toHaveFocus()
})

test('the preview has the styles of the page, also those that are loaded later', async () => {
  await renderDesk()
  const inner = screen.getByTitle<HTMLIFrameElement>(/^The carousel/).contentDocument
  const style = Object.assign(document.createElement('style'), { textContent: 'main { color: red }' })
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'data:text/css,' })
  await settled(() => document.head.append(style, document.createElement('meta'), sheet))
  expect(inner?.head.textContent).toContain('color: red')
  const copy = inner?.querySelector('link')
  // Hidden until the copy has loaded.
  expect(inner?.body.hidden).toBe(true)
  await settled(() => void (copy && fireEvent.load(copy)))
  expect(inner?.body.hidden).toBe(false)
  expect(inner?.querySelectorAll('meta')).toHaveLength(0)
  style.remove()
  sheet.remove()
})

test('a draft of an older carousel is kept, or reset to the live one', async () => {
  const { store, view } = await renderDesk()
  const heading = () => screen.queryByText('The live carousel has changed since you started this draft.')
  await type('Title', 'Matte')
  const grow = () => settled(() => store.dispatch({ type: 'set', change: { base: 'older' } }))
  await grow()
  expect(heading()).toBeVisible()
  await press(button('Keep my draft'))
  expect([heading(), view().slide.title]).toEqual([null, 'Matte'])
  await grow()
  await press(button('Reset to the live version'))
  expect([heading(), view().slide.title]).toEqual([null, 'PPF'])
  expect(screen.getByRole('heading', { name: /^Slide 1/ })).toHaveFocus()
})
