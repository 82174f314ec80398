/**
 * Ignores the second click of a double click: it lands on whatever has taken the place of the button that the first one
 * pressed.
 */
export function onFirstClick(action: () => void) {
  return ({ detail }: { detail: number }) => {
    if (detail < 2) action()
  }
}
