import { useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import { flushSync } from 'react-dom'
import { useInertPage } from '@/components/ui/use-inert-page'
import { productForm as texts } from '@/lib/content/products'
import { actions } from '@/lib/content/ui'
import { showProduct } from '@/lib/products/history'
import { NewProduct } from './product-form'

/** `onClose` says whether the focus stays on the row of the created product. */
export function NewProductDialog({ onClose }: { onClose: (isFocusKept?: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(true)
  const [isShown, setIsShown] = useState(false)
  useInertPage(isOpen)

  function show(id: string) {
    // The row cannot be focused while the page is inert.
    flushSync(() => {
      setIsOpen(false)
      setIsShown(true)
    })
    showProduct(id)
  }
  return (
    <Modal
      show={isOpen}
      onHide={() => setIsOpen(false)}
      onExited={() => onClose(isShown)}
      restoreFocus={false}
      // Otherwise it takes the focus back from the row while it fades out.
      enforceFocus={isOpen}
      aria-labelledby="phone-product"
    >
      <Modal.Header closeButton closeLabel={actions.close}>
        <Modal.Title as="h2" className="h4" id="phone-product">
          {texts.heading}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <NewProduct id="phone" onShow={show} />
      </Modal.Body>
    </Modal>
  )
}
