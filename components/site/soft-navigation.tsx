'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { BASE_PATH } from '@/lib/content/asset'
import { tellVisited } from '@/lib/outside/tell-visited'
import { pageBehind, partBehind } from './page-behind'

/** Follows the links between pages without a reload, and fetches a page when the visitor reaches for its link. */
export function SoftNavigation() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => tellVisited(BASE_PATH + pathname), [pathname])

  useEffect(() => {
    const undo = new AbortController()
    const { signal } = undo

    function prefetch({ target }: Event) {
      const page = pageBehind(target)
      if (page && !partBehind(page)) router.prefetch(page)
    }
    function follow(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const page = isPlain && !event.defaultPrevented && pageBehind(event.target)
      if (!page) return
      event.preventDefault()
      // A part of the page goes through the router, too: it takes no entry of the history for its own that it has not made.
      router.push(page)
      partBehind(page)?.focus()
    }
    document.addEventListener('pointerover', prefetch, { signal })
    document.addEventListener('focusin', prefetch, { signal })
    document.addEventListener('click', follow, { signal })
    return () => undo.abort()
  }, [router])

  return null
}
