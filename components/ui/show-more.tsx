import { formatCount } from '@/lib/config/format-count'

export function ShowMore({ more, onShow }: { more: number; onShow: () => void }) {
  if (more === 0) return null
  return (
    <button className="btn btn-line" type="button" onClick={onShow}>
      Show more ({formatCount(more)} left)
    </button>
  )
}
