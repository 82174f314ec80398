/** Downloads a text. */
export function saveFile(name: string, text: string, type: string) {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, blob: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Browsers that ask where to save still need it for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
