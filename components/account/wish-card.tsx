import Button from 'react-bootstrap/Button'
import { HeartFullIcon } from '@/components/ui/icons'
import { ItemCard } from '@/components/ui/item-card'
import { onFirstClick } from '@/lib/browser/first-click'
import { wishCard as texts } from '@/lib/content/account/wishlist'

type Props = {
  name: string
  img: string | null
  price: number
  onRemove: () => void
  onMove: () => void
}

export function WishCard({ name, img, price, onRemove, onMove }: Props) {
  return (
    <ItemCard
      name={name}
      image={img}
      price={price}
      isEager
      corner={
        <button
          className="btn btn-icon text-danger"
          type="button"
          aria-label={texts.remove(name)}
          onClick={onFirstClick(onRemove)}
        >
          <HeartFullIcon />
        </button>
      }
    >
      <Button aria-label={texts.moveNamed(name)} onClick={onFirstClick(onMove)}>
        {texts.move}
      </Button>
    </ItemCard>
  )
}
