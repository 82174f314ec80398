import { flushSync } from 'react-dom'
import { Dialog } from '@/components/ui/dialog'
import { productForm as texts } from '@/lib/content/products'
import { actions } from '@/lib/content/ui'
import { shownProduct } from '@/lib/products/view'
import { NewProduct } from './product-form'

export function NewProductDialog({ onClose }: { onClose: () => void }) {
  function show(id: string) {
    // The row cannot be focused while the page is inert.
    flushSync(onClose)
    shownProduct.set(id)
  }
  return (
    <Dialog title={texts.heading} closeLabel={actions.close} onClose={onClose}>
      <NewProduct id="phone" onShow={show} />
    </Dialog>
  )
}
