import type { ReactNode } from 'react'
import { asset } from '@/lib/config/asset'
import styles from './drawer.module.scss'

/** An empty state. `isBare` leaves out the frame: in a drawer, and where it is all that the page shows. */
export function Empty({ isBare = false, children }: { isBare?: boolean; children: ReactNode }) {
  return (
    <div
      className={`${styles.empty} stack gap-2-half text-center ${isBare ? '' : `${styles.framed} px-4 rounded-3`}`}
    >
      <img src={asset('/drawings/peel.svg')} alt="" width={150} height={120} />
      {children}
    </div>
  )
}
