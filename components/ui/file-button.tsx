import { type ChangeEvent, type ReactNode, useRef } from 'react'

type Props = {
  /** Names the file input for screen readers. */
  inputLabel: string
  accept: string
  isMultiple?: boolean
  className?: string
  /** Accessible name, where the button's text is ambiguous without its context. */
  label?: string | undefined
  onFiles: (files: readonly [File, ...File[]]) => void
  children: ReactNode
}

/** A button that opens the browser's file dialog. */
export function FileButton(props: Props) {
  const { inputLabel, accept, isMultiple, className = 'btn btn-line', label, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [first, ...others] = target.files ?? []
    // Cleared, so that choosing the same file again, say after correcting it, fires a change event.
    target.value = ''
    if (first) onFiles([first, ...others])
  }

  return (
    <>
      <button className={className} type="button" aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={inputLabel}
        ref={input}
        onChange={choose}
      />
    </>
  )
}
