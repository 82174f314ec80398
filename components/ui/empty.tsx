import type { ReactNode } from 'react'
import { asset } from '@/lib/config/asset'
import styles from './drawer.module.scss'

type Props = { isBare?: boolean; heading?: string; text?: string; children: ReactNode }

/** An empty state. `isBare` leaves out the frame: in a drawer, and where it is all that the page shows. */
export function Empty({ isBare = false, heading, text, children }: Props) {
  return (
    <div
      className={`${styles.empty} stack gap-2-half text-center ${isBare ? '' : `${styles.framed} px-4 rounded-3`}`}
    >
      <img src={asset('/drawings/peel.svg')} alt="" width={150} height={120} />
      {heading && <p className="h3">{heading}</p>}
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
