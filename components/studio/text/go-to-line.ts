import { TEXT_ID } from '@/components/studio/field-ids'

/** Selects and focuses a line of the text; the browser scrolls it into view. */
export function goToLine(line: number) {
  const field = document.getElementById(TEXT_ID)
  if (!(field instanceof HTMLTextAreaElement)) return
  const before = field.value.split('\n').slice(0, line - 1)
  const start = before.join('\n').length + (before.length > 0 ? 1 : 0)
  const end = field.value.indexOf('\n', start)
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end < 0 ? field.value.length : end)
  const height = field.scrollHeight / Math.max(field.value.split('\n').length, 1)
  const top = field.getBoundingClientRect().top + (line - 1) * height
  window.scrollBy({ top: top - window.innerHeight / 2 })
}
