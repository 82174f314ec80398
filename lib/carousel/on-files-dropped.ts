/** Files dropped anywhere on the page; without this the browser would leave it and open them. Returns the undo. */
export function onFilesDropped(handle: (files: readonly File[]) => void) {
  function onDragOver(event: DragEvent) {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  function onDrop(event: DragEvent) {
    const files = [...(event.dataTransfer?.files ?? [])]
    // A dropped text is for the field that it is dropped on.
    if (files.length === 0) return
    event.preventDefault()
    handle(files)
  }
  window.addEventListener('dragover', onDragOver)
  window.addEventListener('drop', onDrop)
  return () => {
    window.removeEventListener('dragover', onDragOver)
    window.removeEventListener('drop', onDrop)
  }
}
