import { useState } from 'react'
import { announce } from '@/lib/announcements/announcements'

type Props = {
  text: string
  label: string
  /** Where the label alone does not say what. */
  name?: string
  className?: string
}

/** Browsers may refuse the clipboard, and have none on an insecure URL: then it says so. */
export function CopyButton({ text, label, name, className = 'btn btn-line' }: Props) {
  const [result, setResult] = useState('')

  async function copy() {
    let said = 'Copied'
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      said = 'Not copied: select it and copy it by hand'
    }
    setResult(said)
    announce('copy', () => said)
  }

  return (
    <button
      className={className}
      type="button"
      aria-label={result ? undefined : name}
      onClick={copy}
      onBlur={() => setResult('')}
    >
      {result || label}
    </button>
  )
}
