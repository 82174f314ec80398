import { formatDecimal, listOf } from '@/lib/content/words'

/** The poster or the video of the selected slide, or a place to drop one. */
export const well = {
  poster: {
    heading: 'Poster',
    use: 'Shown before the video plays, or alone',
    drop: { before: 'Drop a picture or', choose: 'choose one' },
    hint: (limit: string) => `16:9, ideally 1600 × 900 px. JPEG, PNG, or WebP, up to ${limit}.`,
    input: 'A picture for the poster',
  },
  video: {
    heading: 'Video',
    use: 'Optional. Silent, in a loop',
    drop: { before: 'Drop a video or', choose: 'choose one' },
    hint: (limit: string) => `MP4 or WebM, up to ${limit}. You can then use one of its frames as the poster.`,
    input: 'Files for the video',
  },
  invite: 'A photo or video from your phone: we fit it.',
  revertTo: (names: readonly string[]) => `Revert to ${listOf(names) || 'no video'}`,
}

export const posterWell = {
  framePicker: 'The frame picker',
  lighter: 'Reduce the file size',
  lightened: 'The poster is smaller now.',
  part: 'Choose the part…',
  partPicker: 'The part picker',
  cropFailed: 'The picture could not be cropped. Export it again as a JPEG.',
  replace: 'Replace…',
  replaceLabel: 'Replace the poster…',
  fromVideo: 'From the video…',
  fromVideoLabel: 'From the video: choose the poster…',
}

/** Chooses the 16:9 part of a picture, and the point of it that phones keep. */
export const partPicker = {
  unused: 'The chosen part, not used yet',
  heading: 'Choose the part',
  part: 'The 16:9 part',
  across: (percent: number) => `${percent}% across`,
  focus: 'The point that phones keep',
  focusSlider: 'Point that phones keep',
  usual: 'the default',
  left: 'Left',
  right: 'Right',
  computer: 'Computer',
  phone: 'Phone',
  hint: 'Phones show a third of a wide picture. The ring marks what stays in view. A video of this slide follows the same point.',
  asUsual: 'Use the default',
  use: 'Use this part',
  used: 'The poster now shows this part.',
}

export const posterPicture = { description: (name: string) => `The poster ${name}` }

export const videoWell = {
  /** Named in the notice when the code could not be loaded. */
  prepareCode: 'The code for preparing videos',
  checkCode: 'The code that reads videos',
  prepare: 'Prepare this video…',
  canPrepare: (name: string) => `${name} can be prepared for the slide.`,
  changeCut: 'Change the cut…',
  replace: 'Replace…',
  replaceLabel: 'Replace the video…',
  addWebm: 'Add a WebM',
  webmInput: 'A WebM version of the video',
  remove: 'Remove',
  removeLabel: 'Remove the video',
}

export const videoPlayer = { play: 'Play the video', pause: 'Pause the video' }

export const fileFacts = { sizeOfLimit: (size: string, limit: string) => `${size} of ${limit} kB` }

/** The result of choosing or dropping files. */
export const fileReport = {
  accepted: (name: string) => `${name} was accepted.`,
  refused: (name: string) => `${name} was refused.`,
}

const codecs: Readonly<Record<string, string>> = {
  avc: 'H.264',
  deepColor: 'H.264 with 10 bits or 4:2:2',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
}
const containers: Readonly<Record<string, string>> = { 'QuickTime File Format': 'QuickTime' }

/** Checks of a video, with its values and the limits. */
export const videoFindings = {
  readable: 'This browser can read it',
  /** "HEVC, QuickTime" */
  recording: (codec: string, container: string) =>
    `${codecs[codec] ?? codec}, ${containers[container] ?? container}`,
  right: (value: string) => `${value} is right`,
  tooLong: (seconds: string) => `${seconds} is too long`,
  tooMuch: (value: string) => `${value} is too much`,
  tooLarge: (size: string) => `${size} is too large`,
  upright: (size: string) => `${size} is upright`,
  otherShape: (size: string) => `${size} is not 16:9`,
  limit: (value: string) => `${value} is the limit`,
  enough: (size: string) => `${size} is enough`,
  slidesAre: 'slides are 16:9',
  isRight: 'Right:',
  isWrong: 'To change:',
}

/** Cuts, frames and compresses a video in the browser. */
export const videoCard = {
  heading: 'Prepare this video',
  opening: 'Reading the video…',
  notNow: 'Not now',
  start: 'Start',
  startAgain: 'Start again',
  use: 'Use it',
  used: 'The prepared video is now on the slide.',
  changeCut: 'Change the cut',
  another: 'Choose another video…',
}

export const videoCut = {
  heading: 'Which part',
  position: (start: number, end: number, duration: number) =>
    `${formatDecimal(start)} to ${formatDecimal(end)} of ${formatDecimal(duration)} s`,
  whole: 'Where in the video',
  wholeValue: (length: number, start: number) =>
    `${formatDecimal(length)} seconds, starting at ${formatDecimal(start)}`,
  start: 'Start',
  end: 'End',
  seconds: (seconds: number) => `${formatDecimal(seconds)} seconds`,
  atEnd: (seconds: number) => `${formatDecimal(seconds)} s`,
  picture: 'The video as it will look',
}

/** The 16:9 frame on a picture or on a video. */
export const cropFrame = {
  heading: 'Which part of the picture',
  position: {
    y: (percent: number) => `${percent}% down`,
    x: (percent: number) => `${percent}% from the left`,
  },
  slider: { y: 'Frame, from top to bottom', x: 'Frame, from left to right' },
  hint: {
    y: 'Drag the frame, or use the arrow keys: the down arrow moves it down. The preview shows it.',
    x: 'Drag the frame, or use the arrow keys: the right arrow moves it right. The preview shows it.',
  },
  middle: 'Middle',
}

export const videoOutput = {
  heading: 'What comes out',
  silent: (size: string) => `${size}, silent`,
  atMost: (size: string, limit: string) => `at most ${size} of ${limit} kB`,
  poster: 'Take the first frame as the poster too',
  hint: 'This usually takes 10 to 30 seconds. Nothing is uploaded.',
}

export const videoWork = {
  heading: 'Preparing',
  label: 'Preparing the video',
  percent: (percent: number) => `${percent}%`,
  part: (format: string, part: number, of: number) => (of === 1 ? format : `${format}, ${part} of ${of}`),
  left: (seconds: number) => `about ${seconds} s left`,
  formats: { webm: 'WebM', mp4: 'MP4' },
  hint: 'You can keep editing this and other slides in the meantime. Leaving this page stops the preparation.',
  announced: (percent: number) => `${percent}% of the video is prepared.`,
}

export const videoReady = {
  heading: 'Prepared',
  ready: (seconds: string, size: string) => `Ready: ${seconds}, ${size}, silent`,
  announced: 'The video is prepared.',
  stays: (isPlaying: boolean) =>
    `${isPlaying ? 'It plays in the preview now. ' : ''}Your original stays as it is.`,
  onlyWebm:
    'This browser cannot make an MP4. WebM plays in every current browser; in older Safari the poster stays.',
  flatPoster:
    'The first frame has only one color, so it does not become the poster: choose one afterwards, from the video or from a file.',
  video: 'The prepared video',
}

export const videoStopped = {
  heading: 'Stopped',
  stopped: (percent: number) => `Stopped at ${percent}%. Nothing was changed.`,
}

export const videoTooLong = {
  heading: 'Too long for the limit',
  problem: (seconds: string, limit: string) => `${seconds} do not fit into ${limit}.`,
  reason: (seconds: string, size: string) =>
    `Below 1 Mbit/s, a video breaks up into blocks, and ${seconds} need ${size}.`,
  shorten: (seconds: string) => `Shorten to ${seconds}`,
}

/** Why a video cannot be prepared, and what to do. */
export const videoProblem = {
  heading: 'Cannot prepare this video',
  unreadable: 'This browser cannot read the video.',
  container: 'Its format is not one that browsers know: use MP4, QuickTime (.mov), WebM, or Matroska.',
  noPicture:
    'It contains no moving picture: it may be a sound recording, or damaged. Export it again, or choose another video.',
  codec: (codec: string | null) =>
    codec === 'hevc'
      ? 'It is in HEVC, which many phones record and only some browsers open.'
      : codec === null
        ? 'It is in a format that this browser does not know.'
        : `It is in ${codecs[codec] ?? codec}, which this browser does not open.`,
  failed: 'The video could not be prepared.',
  failedReason: 'The browser stopped while reading or encoding it.',
  encoder: 'This browser cannot make a video.',
  encoderReason: 'It can read the video, but it cannot make a WebM or an MP4.',
  ways: 'What you can do:',
  way: {
    safari: 'Open this page in Safari, or on the phone that made the video.',
    camera: 'On an iPhone: Settings, Camera, Formats, “Most compatible”; then record it again.',
  },
}

/** The line above the preview. */
export const videoStage = {
  part: (start: number, end: number) =>
    `Seconds ${formatDecimal(start)} to ${formatDecimal(end)}, not prepared yet`,
  ready: 'The prepared video, not used yet',
}

/** Uses a frame of the video as the poster. */
export const framePicker = {
  heading: 'Choose the poster from the video',
  position: (seconds: number, duration: number) =>
    `${formatDecimal(seconds)} of ${formatDecimal(duration)} s`,
  frame: 'The frame',
  frames: 'The video',
  slider: 'Frame',
  unused: (seconds: number) => `Frame at ${formatDecimal(seconds)} s, not used yet`,
  sliderValue: (seconds: number) => `${formatDecimal(seconds)} seconds`,
  previous: 'Previous frame',
  next: 'Next frame',
  use: 'Use this frame',
  flat: 'This frame has only one color, or the browser has not painted it: choose another moment, or a picture of your own.',
  file: 'Choose a picture…',
  preview: 'The preview shows it.',
  size: (size: string, weight: string) => `It is saved as a JPEG of ${size}, about ${weight}.`,
  used: 'The frame is now the poster.',
}
