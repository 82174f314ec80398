// What the browser refused to keep lives on here, for this tab and this visit.
const unsaved = new Map<string, string | null>()

export const hasUnsaved = (key: string) => unsaved.has(key)
export const unsavedItem = (key: string) => unsaved.get(key) ?? null
export const unsavedKeys = () => [...unsaved.keys()]

export function keepUnsaved(key: string, text: string | null) {
  unsaved.set(key, text)
}

export function forgetUnsaved(key: string) {
  unsaved.delete(key)
}
