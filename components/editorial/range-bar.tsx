import styles from './editorial.module.scss'

type Props = {
  range: readonly [from: number, to: number]
  /** The end of the axis. */
  end: number
  /** Uses the accent colour, for the range that the text recommends or refers to. */
  isMarked?: boolean
  className?: string | undefined
}

const HEIGHT = 8

/** A range drawn as a bar on an axis; the text above it gives the values. */
export function RangeBar({ range: [from, to], end, isMarked = false, className = '' }: Props) {
  const box = (start: number, stop: number) => `M${start} 0H${stop}V${HEIGHT}H${start}Z`
  return (
    <svg
      className={`d-block w-100 rounded-1 ${styles.bar} ${className}`}
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.track} d={box(0, end)} />
      <path className={isMarked ? styles.sure : styles.grey} d={box(0, from)} />
      {to > from && <path className={isMarked ? styles.maybe : styles.pale} d={box(from, to)} />}
    </svg>
  )
}
