import { useSyncExternalStore } from 'react'

// Every hook here returns `false` in the exported HTML and during hydration.
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

/** Whether the visitor has turned on data saving; `false` in browsers that do not expose it. */
export function useSaveData(): boolean {
  return useSyncExternalStore(neverChanges, readSaveData, never)
}

const neverChanges = () => () => {}

function readSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true
}
