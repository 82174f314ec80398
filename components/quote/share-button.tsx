import { useDrawer } from '@/components/ui/drawer-button'
import { SpriteIcon } from '@/components/ui/icon'
import { shareButton as texts } from '@/lib/content/quote'

const loadSheet = () => import('./share-sheet').then(({ ShareSheet }) => ShareSheet)

/** Opens the share sheet for the cart and the quote, whose code loads on hover, focus or touch. */
export function ShareButton() {
  const { Content, isWaiting, open, close, preload } = useDrawer('share', texts.name, loadSheet)
  return (
    <>
      <button
        className="btn btn-line flex-grow-1 px-2-half"
        type="button"
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <SpriteIcon name="share" />
        {texts.label}
      </button>
      {Content && <Content onClose={close} />}
    </>
  )
}
