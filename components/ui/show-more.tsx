const figure = new Intl.NumberFormat('en-US')

export function ShowMore({ more, onShow }: { more: number; onShow: () => void }) {
  if (more === 0) return null
  return (
    <button className="btn btn-line" type="button" onClick={onShow}>
      Show more ({figure.format(more)} left)
    </button>
  )
}
