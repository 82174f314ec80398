import { useSyncExternalStore } from 'react'

// Each of these is `false` in the exported HTML and while hydrating.
const never = () => false

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    never,
  )
}

export function usePageLoaded(): boolean {
  return useSyncExternalStore(onLoad, () => document.readyState === 'complete', never)
}

function onLoad(onChange: () => void) {
  window.addEventListener('load', onChange)
  return () => window.removeEventListener('load', onChange)
}

/** The visitor asked the browser to spare data, where the browser can say so. */
export function useSaveData(): boolean {
  return useSyncExternalStore(neverChanges, readSaveData, never)
}

const neverChanges = () => () => {}

function readSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true
}
