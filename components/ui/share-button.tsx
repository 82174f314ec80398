import { useDrawer } from './use-drawer'

const loadSheet = () => import('./share-sheet').then(({ ShareSheet }) => ShareSheet)

/** Opens the ways to pass on what is in the cart and in the quote; their code loads on hover, focus or touch. */
export function ShareButton() {
  const { Content, isWaiting, open, close, reach } = useDrawer('Sharing', loadSheet)
  return (
    <>
      <button
        className="btn btn-line"
        type="button"
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        onClick={open}
        onPointerEnter={reach}
        onFocus={reach}
      >
        Share this list
      </button>
      {Content && <Content onClose={close} />}
    </>
  )
}
