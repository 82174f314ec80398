export const slideStrip = {
  heading: 'Slides',
  count: (count: number, max: number, seconds: number) => `${count} of ${max}, one round takes ${seconds} s`,
  add: 'Add slide',
  dropHere: 'New slide',
  atMost: (max: number) => `A carousel has at most ${max} slides: delete one first.`,
}

export const slideTile = {
  noTitle: 'No title yet',
  drag: 'Drag to change the order',
  filmInWork: 'Preparing film',
  filmReady: 'Film ready',
  filmFailed: 'Film not made',
  toFix: (count: number) => `${count} to fix`,
  isNew: 'New',
  isChanged: 'Changed',
}

export const stripActions = {
  label: (slide: number) => `Slide ${slide}`,
  earlier: 'Earlier',
  isFirst: 'This is the first slide.',
  later: 'Later',
  isLast: 'This is the last slide.',
  duplicate: 'Duplicate',
  duplicated: (slide: number) => `Slide ${slide} is a copy, with the video.`,
  remove: 'Delete',
  isOnly: 'The only slide cannot be deleted.',
  deleted: (slide: number, title: string) =>
    title ? `Slide ${slide}, ${title}, was deleted.` : `Slide ${slide} was deleted.`,
  moved: (place: number, count: number) => `Moved to position ${place} of ${count}.`,
}
