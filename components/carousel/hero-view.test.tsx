import { fireEvent, render } from '@testing-library/react'
import { SlideVideo } from './hero-view'
import { stubBrowser } from './test-carousel'

const VIDEOS = [
  { src: '/ppf.webm', type: 'video/webm' },
  { src: '/ppf.mp4', type: 'video/mp4' },
]
const video = () => document.querySelector('video')

test('a video covers its poster only once it has started to play', () => {
  stubBrowser()
  render(<SlideVideo videos={VIDEOS} isPlaying />)
  expect(video()).toHaveAttribute('data-shown', 'false')
  fireEvent.playing(video() ?? document.body)
  expect(video()).toHaveAttribute('data-shown', 'true')
})

test('when the browser refuses to play a video, the poster stays and no error is thrown', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  stubBrowser({ play: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) })
  render(<SlideVideo videos={VIDEOS} isPlaying />)
  await new Promise((resolve) => setTimeout(resolve))
  expect(video()).toHaveAttribute('data-shown', 'false')
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})

test('a video is muted whenever it starts to play, even if it was unmuted before', () => {
  stubBrowser()
  const mutedAtPlay: boolean[] = []
  HTMLMediaElement.prototype.play = function () {
    mutedAtPlay.push(this.muted)
    return Promise.resolve()
  }
  const { rerender } = render(<SlideVideo videos={VIDEOS} isPlaying={false} />)
  Object.assign(video() ?? {}, { muted: false })
  rerender(<SlideVideo videos={VIDEOS} isPlaying />)
  expect(mutedAtPlay).toEqual([true])
})
