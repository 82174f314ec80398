import { useRef, useState } from 'react'
import Button from 'react-bootstrap/Button'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { productForm as texts } from '@/lib/content/products'
import styles from './product-table.module.scss'

const NewProductDialog = lazyPart(
  () => import('./new-product-dialog').then((module) => module.NewProductDialog),
  { name: texts.heading },
)

/** Below the breakpoint at which the form is next to the list. It stays in view where the window is high enough. */
export function NewProductButton() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close(isFocusKept = false) {
    setIsOpen(false)
    if (!isFocusKept) button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Button
        className={`d-lg-none d-print-none gap-2 ${styles.newProduct}`}
        id="new-product-button"
        ref={button}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SpriteIcon name="plus" />
        {texts.heading}
      </Button>
      {isOpen && <NewProductDialog onClose={close} />}
    </>
  )
}
