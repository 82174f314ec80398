import { useState } from 'react'
import { announce } from '@/lib/announcements/announcements'

type Props = { text: string; label: string }

/** Browsers may refuse the clipboard, and have none on an insecure address: then it says so. */
export function CopyButton({ text, label }: Props) {
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
    <button className="btn btn-line" type="button" onClick={copy} onBlur={() => setResult('')}>
      {result || label}
    </button>
  )
}
