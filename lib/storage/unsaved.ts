// Items that the browser refused to store, held in memory for this visit.
const unsaved = new Map<string, string | null>()

export const hasUnsaved = (key: string) => unsaved.has(key)
export const unsavedItem = (key: string) => unsaved.get(key) ?? null
export const unsavedKeys = () => [...unsaved.keys()]

export function setUnsaved(key: string, text: string | null) {
  unsaved.set(key, text)
}

export function removeUnsaved(key: string) {
  unsaved.delete(key)
}
