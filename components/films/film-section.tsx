import type { ReactNode } from 'react'

type Props = { title: string; lead?: string; children: ReactNode }

export function FilmSection({ title, lead, children }: Props) {
  return (
    <section className="section">
      <div className="section-head section-head-split">
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
