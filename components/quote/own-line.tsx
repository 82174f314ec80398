import type { ReactNode } from 'react'
import { LineItem } from '@/components/ui/item'
import { QuantityField } from '@/components/ui/quantity-field'
import { type CartLine, keyOf } from '@/lib/cart/cart'
import { changeQuantity } from '@/lib/cart/change-cart'

type Props = { line: CartLine; onRemove: () => void; children?: ReactNode }

/** A line of the cart, whose quantity can be changed. */
export function OwnLine({ line, onRemove, children }: Props) {
  const { name, image, price, quantity } = line
  return (
    <LineItem name={name} image={image} price={price * quantity} onRemove={onRemove}>
      {children}
      <QuantityField
        name={name}
        quantity={quantity}
        onChange={(wanted) => changeQuantity(keyOf(line), wanted)}
      />
    </LineItem>
  )
}
