/** Inserts a text at the cursor as if it had been typed, so that the browser can undo it. */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (text === '') return
  field.focus()
  // Deprecated, but nothing else keeps the field's own history.
  if (document.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
