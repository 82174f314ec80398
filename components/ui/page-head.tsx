import type { ReactNode } from 'react'

type Props = { title: string; aside?: ReactNode; children?: ReactNode }

export function PageHead({ title, aside, children }: Props) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {(children || aside) && (
        <div className="page-head-row">
          {children && <p className="lead">{children}</p>}
          {aside}
        </div>
      )}
    </div>
  )
}
