import { useEffect, useState } from 'react'
import styles from './add-button.module.scss'

const ADDED_MS = 1500

/** Shows “Added” for a moment under the same accessible name, because the cart announces the item. */
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

  return (
    <button
      className={`btn btn-primary ${styles.add}`}
      type="button"
      aria-label={`Add to cart: ${name}`}
      onClick={add}
    >
      {added ? 'Added' : 'Add to cart'}
    </button>
  )
}
