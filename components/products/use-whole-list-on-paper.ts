import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while printing, so that the printout has all rows instead of one page of 50. */
export function useWholeListOnPaper(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    // The browser captures the page as soon as the event handler returns.
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
