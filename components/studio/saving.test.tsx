import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { openStudio } from '@/lib/studio/open-studio'
import { announced, button, DESK, inStudio, press, renderDesk, settled, type } from './test-desk'

jest.mock('client-zip', () => ({
  downloadZip: (files: { name: string }[]) => ({ blob: async () => new Blob(files.map(({ name }) => name)) }),
}))
// jsdom has no IndexedDB.
let mockRemembered: unknown = null
jest.mock('@/lib/storage/file-store', () => ({
  ...jest.requireActual('@/lib/storage/file-store'),
  readHandle: async () => mockRemembered,
  async keepHandle(_name: string, folder: unknown) {
    mockRemembered = folder
  },
}))

/** jsdom can neither share files, write them to a folder nor download them. */
function stubBrowser({ share, pick }: { share?: () => Promise<void>; pick?: () => Promise<object> } = {}) {
  Object.assign(navigator, { share, canShare: share && (() => true) })
  Object.assign(window, { showDirectoryPicker: pick })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
}
beforeEach(() => {
  mockRemembered = null
  stubBrowser()
})

async function saveDraft(name: string | RegExp = /^Download/, edit = () => type('Title', 'Matte')) {
  const studio = await renderDesk({}, DESK)
  await edit()
  await press(button(name))
  return { ...studio, dialog: within(await screen.findByRole('dialog')) }
}

test('where the browser shares files, Send it… sends the zip with a message, unless the visitor cancels', async () => {
  const share = jest.fn().mockRejectedValueOnce(new DOMException('off', 'AbortError'))
  stubBrowser({ share })
  const { dialog, view } = await saveDraft()
  await press(dialog.getByRole('button', { name: 'Send it…' }))
  expect(dialog.getByText(/^Nothing was sent\./)).toHaveRole('status')
  expect(view().saved?.sent).toBeUndefined()
  await press(dialog.getByRole('button', { name: 'Download (.zip)' }))
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(2)
  expect(await announced()).toContain('tersa-carousel.zip is in your downloads')

  await press(dialog.getByRole('button', { name: 'Send it…' }))
  const [{ files, text }] = share.mock.lastCall ?? []
  expect(files.map(({ name }: File) => name)).toEqual(['tersa-carousel.zip'])
  expect(text).toBe(
    'Please put this file into the folder public/carousel of the website and publish it as usual. New: title of slide 1.',
  )
  expect(await files[0].text()).toBe('carousel.json')
  expect(dialog.getByText('Passed on.')).toHaveRole('status')
  expect(view().saved?.sent?.by).toBe('share')
  expect(screen.getByText('Passed on:').parentElement).toHaveTextContent('Passed on: title of slide 1')
  expect(screen.getByRole('button', { name: /^Download/, hidden: true })).toBeEnabled()
})

test('in other browsers an email with the message opens, and Pass on… shows the steps again, until the next edit', async () => {
  const { dialog } = await saveDraft()
  expect(dialog.getByText(/^Slides 1, 2, and 3 lack texts in Spanish/)).toBeVisible()
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Donetersa-carousel.zip is in your downloads')
  expect(dialog.getByText('carousel.json').parentElement).toHaveTextContent(/changed, \d kB$/)
  expect(dialog.getByRole('button', { name: 'Download (.zip)' })).toBeVisible()
  const mail = dialog.getByRole('link', { name: 'Write the email' })
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('body=Please put this file into')
  await settled(() => {
    mail.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(mail)
  })
  expect(screen.getByText('Email opened:')).toBeInTheDocument()
  await press(dialog.getByRole('button', { name: 'Back to the studio' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await press(button('Pass on…'))
  const again = await screen.findByRole('dialog', { name: 'Downloaded. Now pass it on' })
  expect(within(again).getByText('carousel.json')).toBeVisible()
  await press(within(again).getByRole('button', { name: 'Close' }))
  await type('Title', 'Gloss')
  expect(button(/^Download/)).toBeVisible()
})

const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))
/** A folder that the visitor can choose; the one with the name “music” has no carousel.json. */
const folderOf = (name: string, createWritable: () => Promise<object>) => ({
  name,
  getDirectoryHandle: refuse('NotFoundError'),
  getFileHandle: name === 'music' ? refuse('NotFoundError') : async () => ({ createWritable }),
})
const written: Blob[] = []
const writer = async () => ({ write: async (blob: Blob) => written.push(blob), close: async () => {} })
const [SAVED, FAILED] = ['Saved. Now pass it on', 'Nothing was saved']

test.each([
  [SAVED, /^Saved in the folder “slides”$/, folderOf('slides', writer)],
  [FAILED, /^The folder “music” has no carousel\.json\./, folderOf('music', writer)],
  [FAILED, /^The browser could not write the files\. Or/, folderOf('slides', refuse('NotAllowedError'))],
])('where the browser writes to folders, the dialog says “%s” and %s', async (title, text, folder) => {
  stubBrowser({ pick: async () => folder })
  const { dialog, view } = await saveDraft(/^Save to a folder…/)
  expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  expect(dialog.getByText(text)).toBeVisible()
  expect(view().saved?.folder).toBe(title === SAVED ? 'slides' : undefined)
  if (title === SAVED) return
  // The zip needs no folder.
  await press(dialog.getByRole('button', { name: 'Download changes (.zip)' }))
  expect(await screen.findByRole('dialog', { name: 'Downloaded. Now pass it on' })).toBeVisible()
  expect(view().saved?.way).toBe('zip')
})

test('a browser that writes to folders offers the zip too, and Pass on… offers it again after a reload', async () => {
  const pick = jest.fn()
  stubBrowser({ pick })
  const { store } = await saveDraft('Download (.zip)')
  const downloaded = { name: 'Downloaded. Now pass it on' }
  expect(screen.getByRole('dialog', downloaded)).toBeVisible()
  expect(pick).not.toHaveBeenCalled()
  cleanup()
  const reloaded = await openStudio(store.live)
  await settled(() => void render(inStudio(reloaded, DESK)))
  await press(button('Pass on…'))
  await press(
    within(await screen.findByRole('dialog', downloaded)).getByRole('button', { name: 'Download (.zip)' }),
  )
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(2)
})

test('the next save is written into the folder without a question, unless that is gone', async () => {
  const folder = folderOf('slides', writer)
  const pick = jest.fn(async () => folder).mockImplementationOnce(refuse('AbortError'))
  stubBrowser({ pick })
  const { dialog, view } = await saveDraft(/^Save to a folder…/, async () => {
    await press(button('Remove the video'))
    // The visitor chooses no folder yet.
    await press(button('Save to a folder…'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText('Saved:')).not.toBeInTheDocument()
  })
  expect(dialog.getByText('2 files are no longer used by any slide')).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Back to the studio' }))
  await type('Title', 'Gloss')
  await press(button('Save to public/carousel'))
  expect(await written.at(-1)?.text()).toBe(view().text)
  expect(pick).toHaveBeenCalledTimes(2)
  await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Back to the studio' }))
  folder.getFileHandle = refuse('NotFoundError')
  pick.mockImplementationOnce(refuse('AbortError'))
  await type('Title', 'Matte')
  await press(button('Save to public/carousel'))
  expect(pick).toHaveBeenCalledTimes(3)
})
