import { flushSync } from 'react-dom'

type Place = HTMLElement | null | undefined

/** Makes a change and focuses an element that it has rendered. */
export function focusAfter(change: () => void, find: () => Place) {
  flushSync(change)
  find()?.focus()
}

/** A ref for an element that takes the focus when it appears. */
export const takeFocus = (place: Place) => place?.focus()

/** A ref for an element that replaces the focused one. It leaves the focus where it is if that is still in the page. */
export function takeLostFocus(place: Place) {
  const page = place?.ownerDocument
  if (page?.activeElement === page?.body) place?.focus()
}
