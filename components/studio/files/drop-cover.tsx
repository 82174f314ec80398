import styles from './drop-zones.module.scss'

/** Covers the preview while files are dragged over it. */
export function DropCover({ number }: { number: number }) {
  return (
    <p className={styles.say}>
      <b>Slide {number} takes them</b> <span>wherever you drop them</span>
    </p>
  )
}
