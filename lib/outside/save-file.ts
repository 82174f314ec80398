/** Hands a text over as a download. */
export function saveFile(name: string, text: string, type: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Browsers that ask where to save still need it for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
