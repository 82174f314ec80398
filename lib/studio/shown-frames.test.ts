import { fireEvent } from '@testing-library/react'
import { onShownFrames } from './shown-frames'

/** A video whose frames are shown, and whose seeks end, by hand. */
function watchVideo() {
  const video = Object.defineProperty(document.createElement('video'), 'seeking', { writable: true })
  let requested = () => {}
  Object.assign(video, {
    requestVideoFrameCallback: (callback: () => void) => (requested = callback),
    cancelVideoFrameCallback: () => (requested = () => {}),
  })
  const endSeek = () => fireEvent.seeked(Object.assign(video, { seeking: false }))
  const handle = jest.fn()
  return { video, show: () => requested(), endSeek, handle, stop: onShownFrames(video, handle) }
}

test.each(['before', 'after'])('a frame that is shown %s the end of its seek is handled once', (when) => {
  const { video, show, endSeek, handle } = watchVideo()
  Object.assign(video, { seeking: true })
  const steps = [show, endSeek]
  for (const step of when === 'before' ? steps : steps.toReversed()) {
    expect(handle).not.toHaveBeenCalled()
    step()
  }
  expect(handle).toHaveBeenCalledTimes(1)
})

test('after the end of the subscription no frame is handled', () => {
  const { show, endSeek, handle, stop } = watchVideo()
  stop()
  show()
  endSeek()
  expect(handle).not.toHaveBeenCalled()
})
