import { listOf, plural } from '@/lib/config/grammar'

/** The poster or the video of the selected slide, or a place to drop one. */
export const well = {
  poster: {
    heading: 'Poster',
    use: 'Shown before the video plays, or alone',
    drop: { before: 'Drop a picture or', choose: 'choose one' },
    hint: (limit: string) => `16:9, ideally 1600 × 900 px. JPEG, PNG or WebP, up to ${limit}.`,
    input: 'A picture for the poster',
  },
  video: {
    heading: 'Video',
    use: 'Optional. Silent, in a loop',
    drop: { before: 'Drop a video or', choose: 'choose one' },
    hint: (limit: string) => `MP4 or WebM, up to ${limit}. You can then use one of its frames as the poster.`,
    input: 'Files for the video',
  },
  revertTo: (names: readonly string[]) => `Revert to ${listOf(names)}`,
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
  position: (percent: number, axis: 'x' | 'y') => `${percent}% ${axis === 'x' ? 'across' : 'down'}`,
  partSlider: 'Position of the 16:9 part',
  middle: 'Middle',
  focus: 'The point that phones keep',
  focusSlider: 'Point that phones keep',
  usual: 'the default',
  left: 'Left',
  right: 'Right',
  computer: 'Computer',
  phone: 'Phone',
  hint: 'Phones show a third of a wide picture. The ring marks what stays in view. A video of this slide follows the same point.',
  asUsual: 'Use the default',
  cancel: 'Cancel',
  use: 'Use this part',
  used: 'The poster now shows this part.',
}

export const posterPicture = { description: (name: string) => `The poster ${name}` }

export const videoWell = {
  /** Named in the notice when the code could not be loaded. */
  filmCode: 'The code for preparing films',
  prepare: 'Prepare this film…',
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
  textAccepted: 'The text was accepted.',
  refused: (name: string) => `${name} was refused.`,
}

export const unusedDrops = {
  heading: (count: number) =>
    plural(count, { one: 'One file is not in use yet.', other: `${count} files are not in use yet.` }),
  lost: (name: string) => `${name} is no longer in this browser. Choose it again.`,
  use: {
    poster: (slide: number) => `Use as poster of slide ${slide}`,
    video: (slide: number) => `Use as video of slide ${slide}`,
  },
  used: (name: string, slide: number) => `${name} was added to slide ${slide}.`,
  leaveOut: 'Leave out',
  leaveOutLabel: (name: string) => `Leave out ${name}`,
}

export const dropZones = {
  poster: (slide: number) => `Poster of slide ${slide}`,
  video: (slide: number) => `Video of slide ${slide}`,
  replaces: (names: readonly string[]) => `Replaces ${listOf(names)}`,
}

/** Files that are being dragged over the page. */
export const fileDrag = {
  both: 'A picture and a video',
  dropBoth: (slide: number) => `Drop them: one becomes the poster of slide ${slide}, the other its video.`,
  image: 'A picture',
  dropImage: (slide: number) => `Drop it: it becomes the poster of slide ${slide}.`,
  video: 'A video',
  dropVideo: (slide: number) => `Drop it: it becomes the video of slide ${slide}.`,
  files: (count: number) =>
    count === 0 ? 'Some files' : plural(count, { one: 'A file', other: `${count} files` }),
  dropFiles: (count: number, slide: number) =>
    plural(count, {
      one: `Drop it: slide ${slide} uses what it can.`,
      other: `Drop them: slide ${slide} uses what it can.`,
    }),
}
