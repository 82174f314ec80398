import { File } from 'node:buffer'
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import type { MediaFile } from '@/lib/carousel/media-file'
import { CarouselPreview } from './carousel-preview'
import { carousel, press, shown, stubBrowser } from './test-carousel'

// jsdom has no TextDecoder, which looks into dropped media.
jest.mock('@/lib/carousel/media-file', () => ({ inspectBlob: jest.fn() }))

const video: MediaFile = { bytes: 1, type: 'video/mp4', size: null }
const picture: MediaFile = { bytes: 1, type: 'image/jpeg', size: { width: 1600, height: 900 } }

const slide = (title: string, file: string) => ({
  title,
  line: `A line about ${title}.`,
  button: { text: 'Shop now', href: '/shop' },
  poster: 'ppf.jpg',
  video: [file],
})
const textOf = (...slides: unknown[]) => JSON.stringify({ slides }, null, 2)
const LIVE = textOf(slide('PPF', 'ppf.mp4'), slide('Marine Film', 'marine-film.mp4'))

const draft = () => screen.getByRole('textbox', { name: 'carousel.json' })
const verdict = () => screen.getByRole('status')
const write = (text: string) => fireEvent.change(draft(), { target: { value: text } })

/** Drops files as a file manager does; returns whether the page kept the browser from opening them. */
async function drop(target: Element, ...files: File[]) {
  const event = createEvent.drop(target, { dataTransfer: { files, types: ['Files'] } })
  await act(async () => {
    fireEvent(target, event)
  })
  return event.defaultPrevented
}

beforeEach(() => {
  stubBrowser()
  render(
    <CarouselPreview
      live={{
        text: LIVE,
        files: [
          ['ppf.mp4', video],
          ['marine-film.mp4', video],
          ['ppf.jpg', picture],
        ],
      }}
    />,
  )
})

test('the preview opens with the live carousel, which is valid', () => {
  expect(draft()).toHaveValue(LIVE)
  expect(verdict()).toHaveTextContent('This draft is right: PPF, Marine Film.')
  expect(shown()).toBe('PPF')
})

test('a valid draft shows as the carousel that it would become', () => {
  write(textOf(slide('Matte', 'ppf.mp4'), slide('Gloss', 'marine-film.mp4')))
  expect(verdict()).toHaveTextContent('This draft is right: Matte, Gloss.')
  press('Gloss')
  expect(shown()).toBe('Gloss')
})

test('an invalid draft shows what the build would say, and the last valid carousel stays until it is reset', () => {
  write(textOf(slide('PPF', 'ppf.mp')))
  expect(verdict()).toHaveTextContent(/^This draft would stop the build\./)
  expect(within(verdict()).getByRole('listitem')).toHaveTextContent(
    'carousel.json, line 12, slide 1 (PPF), video: `ppf.mp` is not in public/carousel. Did you mean `ppf.mp4`?',
  )
  expect(within(carousel()).getAllByRole('group')).toHaveLength(2)
  press('Start again from the live one')
  expect(draft()).toHaveValue(LIVE)
  expect(verdict()).toHaveTextContent(/^This draft is right/)
})

test('the visible slide stays visible while its text is edited', () => {
  press('Marine Film')
  write(LIVE.replace('A line about Marine Film.', 'Docks and salt.'))
  expect(within(carousel()).getByText('Docks and salt.')).toBeInTheDocument()
  expect(shown()).toBe('Marine Film')
})

test('a carousel.json that is dropped on the page replaces the draft', async () => {
  const file = new File([textOf(slide('Dropped', 'ppf.mp4'))], 'carousel.json')
  expect(await drop(draft(), file)).toBe(true)
  expect(verdict()).toHaveTextContent('This draft is right: Dropped.')
})

test('a dropped folder, which cannot be read, is named', async () => {
  const folder = new File([''], 'summer')
  folder.slice = () => {
    throw new DOMException('a folder', 'NotFoundError')
  }
  expect(await drop(document.body, folder)).toBe(true)
  expect(verdict()).toHaveTextContent('summer could not be read.')
})

test('dropped text is left to the field that it is dropped on', async () => {
  expect(await drop(draft())).toBe(false)
  expect(draft()).toHaveValue(LIVE)
})
