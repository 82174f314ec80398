import { useDrawer } from '@/components/ui/drawer-button'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { shareButton as texts } from '@/lib/content/quote'

const ShareSheet = lazyPart(() => import('./share').then((module) => module.ShareSheet), { name: texts.name })

/** Opens the share sheet for the cart and the quote, whose code loads on hover, focus or touch. */
export function ShareButton() {
  const { drawer, isWaiting, open } = useDrawer('share', ShareSheet)
  return (
    <>
      <button
        className="btn btn-line flex-grow-1 px-2-half"
        type="button"
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        onClick={open}
        onPointerEnter={ShareSheet.preload}
        onFocus={ShareSheet.preload}
      >
        <SpriteIcon name="share" />
        {texts.label}
      </button>
      {drawer}
    </>
  )
}
