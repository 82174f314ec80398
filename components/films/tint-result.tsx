import { formatLight, glareReduction, together } from '@/lib/films/tint'
import styles from './tint-simulator.module.scss'

export function TintResult({ film, glass }: { film: number; glass: number }) {
  const result = formatLight(together(glass, film))
  return (
    <div>
      <p className="form-label">Together</p>
      <p className={`${styles.big} numeric`}>
        {result}
        <small>%</small>
      </p>
      <p className={`${styles.sum} numeric`}>
        {glass}% × {film}% = {result}%
      </p>
      <p className={styles.sum}>
        Glare: <span className="numeric">{glareReduction(film)}%</span> less than through the bare glass.
      </p>
    </div>
  )
}
