import { useEffect, useState } from 'react'
import { addButton as texts } from '@/lib/content/ui'
import { CheckIcon } from './icons'
import styles from './item-card.module.scss'

const ADDED_MS = 1500

type Props = { name: string; onAdd: () => void; className?: string }

/** Shows a check mark for a moment, and keeps its words: voice control and a second press look for them. */
export function AddButton({ name, onAdd, className = 'btn-primary w-100' }: Props) {
  const [added, setAdded] = useState(0)

  useEffect(() => {
    if (added === 0) return
    const timer = setTimeout(() => setAdded(0), ADDED_MS)
    return () => clearTimeout(timer)
  }, [added])

  function add() {
    onAdd()
    setAdded((times) => times + 1)
  }

  return (
    <button
      className={`btn ${className} position-relative`}
      type="button"
      aria-label={`${texts.add}: ${name}`}
      onClick={add}
    >
      {texts.add}
      {/* Next to the words, so that the button keeps its size. */}
      {added > 0 && (
        <span className={`position-absolute d-flex ${styles.check}`}>
          <CheckIcon />
        </span>
      )}
    </button>
  )
}
