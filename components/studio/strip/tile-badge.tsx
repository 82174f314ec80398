import Badge from 'react-bootstrap/Badge'
import { ExclamationFullIcon } from '@/components/studio/icons'
import { useStudio } from '@/components/studio/studio-context'
import type { DraftSlide } from '@/lib/studio/draft'
import styles from './tile-badge.module.scss'

/** Shows the number of problems, or how the slide differs from the live one. */
export function TileBadge({ slide, number }: { slide: DraftSlide; number: number }) {
  const { view } = useStudio()
  const problems = view.shown.filter((problem) => problem.slide === number - 1).length
  if (problems > 0) {
    return (
      <Badge bg="" className={`${styles.badge} ${styles.bad}`}>
        <ExclamationFullIcon />
        {problems}
        <span className="visually-hidden"> to fix</span>
      </Badge>
    )
  }
  const change = view.changes.find((one) => 'slide' in one && one.slide.id === slide.id)
  if (!change) return null
  return (
    <Badge bg="" className={`${styles.badge} ${change.kind === 'new' ? styles.new : styles.changed}`}>
      {change.kind === 'new' ? 'New' : 'Changed'}
    </Badge>
  )
}
