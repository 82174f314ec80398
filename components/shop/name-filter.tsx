import { startTransition, useEffect, useEffectEvent, useRef } from 'react'
import { SearchIcon } from '@/components/ui/icons/search-icon'
import styles from './name-filter.module.scss'

/** What is typed shows at once; the cards follow when the processor has time. */
export function NameFilter({ onChange }: { onChange: (term: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const filter = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value)
  })

  // What was typed before the page hydrated, or restored by the browser, takes effect as well.
  useEffect(() => filter(), [])

  return (
    <div className={styles.filter}>
      <label className="form-label" htmlFor="name-filter">
        Filter by name
      </label>
      <SearchIcon />
      <input
        className="form-control"
        ref={input}
        id="name-filter"
        type="search"
        autoComplete="off"
        onChange={({ target }) => startTransition(() => onChange(target.value))}
      />
    </div>
  )
}
