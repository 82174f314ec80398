import { showMore as texts } from '@/lib/content/ui/lists'

export function ShowMore({ more, onShow }: { more: number; onShow: () => void }) {
  if (more === 0) return null
  return (
    <button className="btn btn-line" type="button" onClick={onShow}>
      {texts.button(more)}
    </button>
  )
}
