import buffer from 'node:buffer'
import { setTimeout as wait } from 'node:timers/promises'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { announcedText } from '@/lib/announcements/announcements'
import type { MediaFile } from '@/lib/media/media-types'
import type { Desk } from '@/lib/studio/desk'
import type { StudioStore } from '@/lib/studio/studio-store'
import { LIVE, openTestStudio } from '@/lib/studio/test-studio'
import type { SourceVideo } from '@/lib/studio/video/video'
import { StudioBar } from './bar'
import { SlideForm } from './slide-form'
import { SlideStrip } from './strip'
import { OpenStudio } from './studio'
import { StudioProvider, useDesk } from './studio-context'

// The bytes of jsdom's files cannot be read.
Object.assign(globalThis, { Blob: buffer.Blob, File: buffer.File })
let made = 0
Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: () => {} })
// Nor has it pointers.
class TestPointerEvent extends MouseEvent {
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    Object.assign(this, { pointerId: init.pointerId ?? 0, pointerType: init.pointerType ?? '' })
  }
}
Object.assign(globalThis, { PointerEvent: TestPointerEvent })
Element.prototype.setPointerCapture = jest.fn()
// jsdom draws nothing and shows no frames of videos.
HTMLCanvasElement.prototype.getContext = () => null
Object.assign(HTMLVideoElement.prototype, { requestVideoFrameCallback() {}, cancelVideoFrameCallback() {} })

// Pauses pass when a test asks for it, so that no test waits for them.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick'] }))

// What the test has announced is over before the next one starts.
afterEach(() => void jest.advanceTimersByTime(10_000))

/** False when the browser asks first. */
export const mayLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

/** The parts that are edited, without the preview, which shows every change. */
export const DESK = [
  <StudioBar key="bar" onStep={() => {}} />,
  ...[SlideStrip, SlideForm].map((Part) => <Part key={Part.name} />),
]

/** Renders the studio, or these parts of it. Changes all files in the same way. */
export async function renderDesk(change: Partial<MediaFile> = {}, parts: ReactNode = null) {
  const files = LIVE.files.map(([name, file]) => [name, { ...file, ...change }] as const)
  const studio = await openTestStudio({ ...LIVE, files })
  const { store } = studio
  await settled(() => void render(parts ? inStudio(store, parts) : <OpenStudio store={store} />))
  return studio
}

export const inStudio = (store: StudioStore, part: ReactNode) => (
  <StudioProvider store={store}>
    <GetDesk />
    {part}
  </StudioProvider>
)

export let desk: Desk
function GetDesk() {
  desk = useDesk()
  return null
}

const size = { width: 1280, height: 720 }
/** A video that is too long, and whose pictures cannot be decoded. */
export const SOURCE: SourceVideo = {
  facts: { bytes: 38_200_000, seconds: 31.4, size, codec: 'avc', container: 'MP4' },
  frameAt: async () => null,
  smallFrames: async () => {},
  canEncode: async () => true,
  encode: () => new Promise(() => {}),
  close: () => {},
}

/** The document of the preview. */
export function previewed(): Document {
  const inner = screen.getByTitle<HTMLIFrameElement>(/^The carousel/).contentDocument
  if (!inner) throw new Error('The preview has no document')
  return inner
}

export const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** What opens the list of changes. */
export const changesMenu = (text: RegExp) =>
  screen.getByText(text, { selector: 'summary b' }).closest('summary') ?? document.body
export const slider = (name: string) => screen.getByRole('slider', { name })
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(, changed)?$`))

/** Waits until lazily loaded parts have rendered. */
export async function settled(change: () => void) {
  await act(async () => {
    change()
    await wait()
    jest.advanceTimersByTime(0)
  })
}

export const type = (label: string, value: string) =>
  settled(() => void fireEvent.change(field(label), { target: { value } }))

export const move = (name: string, to: number) =>
  settled(() => void fireEvent.change(slider(name), { target: { value: to } }))

/** Chooses files in an input. */
export const choose = (label: string | RegExp, ...files: File[]) =>
  settled(() => void fireEvent.change(screen.getByLabelText(label), { target: { files } }))

export const leave = (label: string) => settled(() => void fireEvent.blur(field(label)))

/** Presses Ctrl and the key. */
export const key = (name: string) =>
  settled(() => void fireEvent.keyDown(window, { key: name, ctrlKey: true }))

/** Focuses the button before the click, as the keyboard does. */
export const press = (button: HTMLElement) =>
  settled(() => {
    button.focus()
    fireEvent.click(button)
  })

/** The text for screen readers, after the pause between two announcements. */
export async function announced() {
  await settled(() => void jest.advanceTimersByTime(1500))
  return announcedText()
}
