import { useEffect } from 'react'
import { listKeysStore } from '@/lib/products/product'

/** `/` goes to the filter and `n` to a new product, except while something is typed or a dialog is open. */
export function useListKeys() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || isTyped(target) || !listKeysStore.get()) return
      const go = key === '/' ? toFilter : key === 'n' ? toNewProduct : null
      if (!go || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      go()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

const isTyped = (target: EventTarget | null) => target instanceof Element && target.matches(TYPED)

const toFilter = () => document.getElementById('product-search')?.focus()

/** Where the window is narrow, the button opens the form. */
function toNewProduct() {
  const button = document.getElementById('new-product-button')
  if (button && button.getClientRects().length > 0) button.click()
  else document.getElementById('new-name')?.focus()
}
