let isPressed = false
let waiting: (() => void)[] = []

/** Tracks whether a pointer is down. Returns a cleanup function. */
export function followPresses(): () => void {
  const onDown = () => {
    isPressed = true
  }
  const onUp = () => {
    isPressed = false
    // The browser fires `click` after `pointerup`.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work()
    })
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('pointerdown', onDown, options)
  window.addEventListener('pointerup', onUp, options)
  window.addEventListener('pointercancel', onUp, options)
  return () => {
    listening.abort()
    isPressed = false
    waiting = []
  }
}

/** Delays `work` until the pointer is released: an earlier notice could move the button before its click. */
export function afterPress(work: () => void) {
  if (isPressed) waiting.push(work)
  else work()
}
