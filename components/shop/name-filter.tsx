import { startTransition, useEffect, useEffectEvent, useRef } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { shopBrowser as texts } from '@/lib/content/shop/browser'
import styles from './shop-browser.module.scss'

/** The field updates at once; the cards follow in a transition. */
export function NameFilter({ onChange }: { onChange: (term: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const applyInitial = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value)
  })

  // Applies text that was typed before hydration or restored by the browser.
  useEffect(() => applyInitial(), [])

  return (
    <div className={`position-relative ${styles.filter}`}>
      <label className="form-label" htmlFor="name-filter">
        {texts.filter}
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
