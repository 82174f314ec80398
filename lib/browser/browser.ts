/** Whether a dialog is open, whose page must not change behind it. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null

/** A random id; `crypto.randomUUID` exists only in secure contexts. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Downloads text as a file. */
export function saveFile(name: string, text: string, type: string) {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, blob: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Browsers that show a save dialog read the URL later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** How long a visitor waits for something that they have pressed. */
export const DEADLINE_MS = 8000

/** Rejects when the promise takes longer than a visitor would wait. */
export function withDeadline<T>(promise: Promise<T>): Promise<T> {
  const deadline = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, DEADLINE_MS, new Error('Too late'))
  })
  return Promise.race([promise, deadline])
}

/**
 * Ignores the second click of a double click: it lands on whatever has taken the place of the button that the first one
 * pressed.
 */
export function onFirstClick(action: () => void) {
  return ({ detail }: { detail: number }) => {
    if (detail < 2) action()
  }
}

/** A timer without a delay could run before the frame is shown. */
const FRAME_MS = 32

/** Runs slow work after the frame that answers a press. */
export function afterFrame(work: () => void) {
  requestAnimationFrame(() => setTimeout(work, FRAME_MS))
}

/** Notifies its listeners of a change, and of the events of the window that it names. */
export function createSignal(...events: readonly string[]) {
  const listeners = new Set<() => void>()

  return {
    /** Returns whether anyone was listening. */
    notify() {
      for (const onChange of listeners) onChange()
      return listeners.size > 0
    },
    /** Returns a function that unsubscribes. */
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      for (const event of events) window.addEventListener(event, onChange)
      return () => {
        listeners.delete(onChange)
        for (const event of events) window.removeEventListener(event, onChange)
      }
    },
  }
}

/** A value in memory that tells its listeners about each change. */
export function createState<T>(initial: T) {
  const { notify, subscribe } = createSignal()
  let value = initial
  return {
    get: () => value,
    set(next: T) {
      value = next
      notify()
    },
    subscribe,
  }
}
