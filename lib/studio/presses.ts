/** Whether a pointer is down in this window. */
export function createPresses() {
  let isPressed = false
  let waiting: (() => void)[] = []

  return {
    /** Delays `work` until the pointer is released: an earlier notice could move the button before its click. */
    after(work: () => void) {
      if (isPressed) waiting.push(work)
      else work()
    },
    /** Returns a function that ends it. */
    follow() {
      const listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
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
      window.addEventListener('pointerdown', onDown, options)
      window.addEventListener('pointerup', onUp, options)
      window.addEventListener('pointercancel', onUp, options)
      return () => {
        listening.abort()
        isPressed = false
        waiting = []
      }
    },
  }
}
