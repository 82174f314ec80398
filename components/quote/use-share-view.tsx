import { useState } from 'react'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { cartStore } from '@/lib/cart/cart'
import { type shareView, shareButton as texts } from '@/lib/content/quote'
import { quoteStore } from '@/lib/quote/quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'

type ShareTab = keyof typeof shareView.tab
type Parts = typeof import('./share')

const loadParts = () => import('./share')

/** Sharing as a view of a drawer; its code loads when it is opened. */
export function useShareView(initial: Parts | null = null) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const [parts, setParts] = useState(initial)
  const [tab, setTab] = useState<ShareTab>('link')
  const [said, setSaid] = useState('')

  return {
    preload: () => void loadParts().catch(() => {}),
    async open() {
      const loaded = await loadOrNotice(texts.name, loadParts)
      setSaid('')
      if (loaded) setParts(() => loaded)
    },
    close: () => setParts(null),
    /** `null` until it is opened. */
    view: (onBack?: () => void) => {
      if (!parts) return null
      const shared = parts.shareList(lines, films)
      function choose(next: ShareTab) {
        setTab(next)
        setSaid('')
      }
      return {
        body: <parts.ShareBody shared={shared} tab={tab} said={said} onTab={choose} onBack={onBack} />,
        foot: <parts.ShareFoot shared={shared} tab={tab} onSay={setSaid} />,
      }
    },
  }
}
