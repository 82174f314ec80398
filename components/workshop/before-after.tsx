'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { workPair as texts } from '@/lib/content/workshop'
import styles from './works.module.scss'

type Props = { name: string; isWide: boolean; before: ReactNode; after: ReactNode }

/** Two pictures next to each other; with a script one over the other, with an edge that can be moved. */
export function BeforeAfter({ name, isWide, before, after }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState<number | null>(null)

  useEffect(() => setShare(50), [])
  useEffect(() => {
    if (share !== null) frame.current?.style.setProperty('--edge', `${share}%`)
  }, [share])

  return (
    <div
      className={`d-grid gap-1 position-relative overflow-hidden rounded-3 ${styles.pair}`}
      data-wide={isWide || undefined}
      ref={frame}
    >
      <div className="position-relative">{before}</div>
      <div className={`position-relative ${styles.after}`}>{after}</div>
      {share !== null && (
        <input
          className={`${styles.range} position-absolute h-100 m-0 d-print-none`}
          type="range"
          aria-label={name}
          aria-valuetext={texts.shares(share)}
          value={share}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      )}
    </div>
  )
}
