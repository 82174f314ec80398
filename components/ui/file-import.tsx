import { type ChangeEvent, useRef } from 'react'

type Props = {
  label: string
  /** Names the file input for screen readers. */
  inputLabel: string
  accept: string
  maxBytes: number
  onFile: (file: File) => void
  onTooLarge: () => void
}

/** A button that opens the browser's file dialog. */
export function FileImport({ label, inputLabel, accept, maxBytes, onFile, onTooLarge }: Props) {
  const input = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Cleared, so that choosing the same file again, say after correcting it, fires a change event.
    target.value = ''
    if (!file) return
    if (file.size > maxBytes) onTooLarge()
    else onFile(file)
  }

  return (
    <>
      <button className="btn btn-line" type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-label={inputLabel}
        tabIndex={-1}
        ref={input}
        onChange={choose}
      />
    </>
  )
}
