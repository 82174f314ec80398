import { useEffect, useState } from 'react'
import { addButton as texts } from '@/lib/content/ui'

const ADDED_MS = 1500

/** Shows “Added” for a moment, also in its accessible name: voice control finds a button by its visible words. */
export function AddButton({ name, onAdd }: { name: string; onAdd: () => void }) {
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

  const label = added ? texts.added : texts.add
  return (
    <button
      className="btn btn-primary w-100 mt-auto px-2"
      type="button"
      aria-label={`${label}: ${name}`}
      onClick={add}
    >
      {label}
    </button>
  )
}

/** The look of an action in words: a link or a button without a box. */
export const ACT = 'act d-inline-flex gap-2 align-items-center min-h-target p-0 border-0 fw-semibold'
