import { type MouseEvent, type ReactNode, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { copyButton as texts } from '@/lib/content/ui'
import styles from './item-card.module.scss'

type Props = {
  text: string
  label: ReactNode
  /** The accessible name, if the label alone does not say what is copied. */
  name?: string
  className?: string
}

/** Reports failures too: browsers may refuse the clipboard, and have none on insecure origins. */
export function CopyButton({ text, label, name, className = 'btn btn-line' }: Props) {
  const [result, setResult] = useState('')

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a button that is clicked, which would never lose the focus.
    currentTarget.focus()
    let message = texts.copied
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      message = texts.failed
    }
    setResult(message)
    announce('copy', () => message)
  }

  return (
    <button
      className={className}
      type="button"
      aria-label={result ? undefined : name}
      onClick={copy}
      onBlur={() => setResult('')}
    >
      {/* Both share a cell, so that the button keeps its width. */}
      <span className={styles.copied}>
        <span aria-hidden={result !== ''}>{label}</span>
        <span aria-hidden={result === ''}>{result || texts.copied}</span>
      </span>
    </button>
  )
}
