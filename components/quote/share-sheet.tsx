import { Drawer } from '@/components/ui/drawer'
import { shareView as texts } from '@/lib/content/quote'
import * as parts from './share'
import { useShareView } from './use-share-view'

/** Sharing in a separate drawer, for pages without the cart’s. */
export function ShareSheet({ onClose }: { onClose: () => void }) {
  const view = useShareView(parts).view()
  return (
    <Drawer title={texts.heading} onClose={onClose} foot={view?.foot}>
      {view?.body}
    </Drawer>
  )
}
