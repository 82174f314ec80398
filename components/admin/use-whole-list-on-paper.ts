import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed: paper has no pages of 50 rows. */
export function useWholeListOnPaper(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    // The browser takes its picture of the page as soon as the event is over.
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
