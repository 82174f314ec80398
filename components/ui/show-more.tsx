import { formatNumber } from '@/lib/config/language'

export function ShowMore({ more, onShow }: { more: number; onShow: () => void }) {
  if (more === 0) return null
  return (
    <button className="btn btn-line" type="button" onClick={onShow}>
      Show more ({formatNumber(more)} left)
    </button>
  )
}
