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
