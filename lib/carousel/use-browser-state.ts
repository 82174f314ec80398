import { useBrowserValue } from '@/lib/browser/use-browser-value'

// Every hook here returns `false` in the exported HTML and during hydration.

export function useMediaQuery(query: string): boolean {
  const matches = useBrowserValue(
    () => window.matchMedia(query).matches,
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
  )
  return matches ?? false
}

export function usePageLoaded(): boolean {
  return useBrowserValue(() => document.readyState === 'complete', onLoad) ?? false
}

function onLoad(onChange: () => void) {
  window.addEventListener('load', onChange)
  return () => window.removeEventListener('load', onChange)
}

/** Whether the visitor has turned on data saving; `false` in browsers that do not expose it. */
export function useSaveData(): boolean {
  return useBrowserValue(readSaveData) ?? false
}

function readSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true
}
