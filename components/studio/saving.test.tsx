import { fireEvent, screen, within } from '@testing-library/react'
import { press, renderDesk, settled, type } from '@/components/studio/test-desk'

jest.mock('client-zip', () => ({
  downloadZip: () => ({ blob: async () => new Blob(['zip']) }),
}))

/** jsdom can neither share files nor download them. */
function stubBrowser(share?: () => Promise<void>) {
  Object.assign(navigator, { share, canShare: share && (() => true) })
  Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => {} })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
}

async function saveDraft() {
  const studio = await renderDesk()
  await type('Title', 'Matte')
  await press(screen.getByRole('button', { name: /^Download/ }))
  return { ...studio, dialog: within(await screen.findByRole('dialog')) }
}

test('where the browser shares files, Send it… sends the zip with a message, and the bar shows when', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  stubBrowser(share)
  const { dialog, view } = await saveDraft()
  await press(dialog.getByRole('button', { name: 'Send it…' }))
  const [{ files, text }] = share.mock.lastCall ?? []
  expect(files.map(({ name }: File) => name)).toEqual(['tersa-carousel.zip'])
  expect(text).toBe(
    'Please put this file into the folder public/carousel of the website and publish it as usual. New: title of slide 1.',
  )
  expect(view().saved?.sent?.by).toBe('share')
  expect(screen.getByText('Passed on:')).toBeInTheDocument()
})

test('when the visitor cancels sharing, nothing counts as passed on, and the zip can be downloaded', async () => {
  stubBrowser(() => Promise.reject(new DOMException('off', 'AbortError')))
  const { dialog, view } = await saveDraft()
  await press(dialog.getByRole('button', { name: 'Send it…' }))
  expect(dialog.getByRole('status')).toHaveTextContent('Nothing was sent.')
  expect(dialog.getByRole('button', { name: 'Download (.zip)' })).toBeVisible()
  expect(view().saved?.sent).toBeUndefined()
})

test('in other browsers an email with the message opens, and Pass on… shows the steps again', async () => {
  stubBrowser()
  const { dialog } = await saveDraft()
  const mail = dialog.getByRole('link', { name: 'Write the email' })
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('body=Please put this file into')
  await settled(() => {
    mail.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(mail)
  })
  expect(screen.getByText('Email opened:')).toBeInTheDocument()
  await press(dialog.getByRole('button', { name: 'Back to the studio' }))
  await press(screen.getByRole('button', { name: 'Pass on…' }))
  expect(await screen.findByRole('dialog', { name: 'Downloaded. Now pass it on' })).toBeVisible()
})

test('an edit after saving brings Save back', async () => {
  stubBrowser()
  const { dialog } = await saveDraft()
  await press(dialog.getByRole('button', { name: 'Back to the studio' }))
  await type('Title', 'Gloss')
  expect(screen.getByRole('button', { name: /^Download/ })).toBeVisible()
})
