let isPressed = false
let waiting: (() => void)[] = []

/** Returns the undo. */
export function followPresses(): () => void {
  const onDown = () => {
    isPressed = true
  }
  const onUp = () => {
    isPressed = false
    // The click comes after `pointerup`.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work()
    })
  }
  window.addEventListener('pointerdown', onDown, true)
  window.addEventListener('pointerup', onUp, true)
  window.addEventListener('pointercancel', onUp, true)
  return () => {
    window.removeEventListener('pointerdown', onDown, true)
    window.removeEventListener('pointerup', onUp, true)
    window.removeEventListener('pointercancel', onUp, true)
    isPressed = false
    waiting = []
  }
}

/** Runs `work` once no button is being pressed: a notice that appears sooner moves the button away before its click. */
export function afterPress(work: () => void) {
  if (isPressed) waiting.push(work)
  else work()
}
