import { fireEvent } from '@testing-library/react'
import { onShownFrames } from './shown-frames'

/** A video whose frames are shown by hand. */
function stubVideo() {
  const video = document.createElement('video')
  let requested = () => {}
  const seek = (value: boolean) => Object.defineProperty(video, 'seeking', { configurable: true, value })
  Object.assign(video, {
    requestVideoFrameCallback: (callback: () => void) => {
      requested = callback
      return 1
    },
    cancelVideoFrameCallback: () => {
      requested = () => {}
    },
  })
  return {
    video,
    show: () => requested(),
    seek: () => seek(true),
    endSeek: () => {
      seek(false)
      fireEvent.seeked(video)
    },
  }
}

test.each(['before', 'after'])('a frame that is shown %s the end of its seek is handled once', (when) => {
  const { video, show, seek, endSeek } = stubVideo()
  const handle = jest.fn()
  onShownFrames(video, handle)
  seek()
  const steps = [show, endSeek]
  for (const step of when === 'before' ? steps : steps.toReversed()) {
    expect(handle).not.toHaveBeenCalled()
    step()
  }
  expect(handle).toHaveBeenCalledTimes(1)
})

test('after the end of the subscription no frame is handled', () => {
  const { video, show, endSeek } = stubVideo()
  const handle = jest.fn()
  onShownFrames(video, handle)()
  show()
  endSeek()
  expect(handle).not.toHaveBeenCalled()
})
