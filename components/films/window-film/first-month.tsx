import { RangeBar } from '@/components/editorial/range-bar'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { IntentLink } from '@/components/ui/links'
import { care } from '@/lib/content/films/window-film/texts'
import styles from './window-film.module.scss'

const MONTH_DAYS = 30

/** A timeline of the first thirty days with a new film. */
export function FirstMonth() {
  return (
    <Section id="care" title={care.title} lead={care.lead}>
      <ol className="d-grid gap-3-half">
        {Object.entries(care.waits).map(([id, { title, text, days }]) => (
          <li className={`d-grid row-gap-1 column-gap-4 ${styles.wait}`} key={id}>
            <div>
              <h3>{title}</h3>
              <p className="text-body-secondary">
                <Words>{text}</Words>
              </p>
            </div>
            {days ? <RangeBar className={styles.days} range={days} end={MONTH_DAYS} isMarked /> : <Fading />}
          </li>
        ))}
      </ol>
      <p
        className={`d-flex justify-content-between pt-2 text-body-secondary fs-sm ${styles.axis} numeric`}
        aria-hidden="true"
      >
        <span>{care.firstDay}</span>
        <span>10</span>
        <span>20</span>
        <span>{MONTH_DAYS}</span>
      </p>
      <p className={styles.warranty}>
        <Words>{care.warranty}</Words>
        {care.keep.before}
        <IntentLink href="/appointment#after-title">{care.keep.link}</IntentLink>
        {care.keep.after}
      </p>
    </Section>
  )
}

/** A bar that fades out, because no source gives an end date. */
function Fading() {
  return (
    <svg
      className={`d-block w-100 rounded-1 ${styles.days} ${styles.fading}`}
      viewBox="0 0 30 2"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="drying">
          <stop offset="0" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 0H30V2H0Z" />
      <path fill="url(#drying)" d="M0 0H30V2H0Z" />
    </svg>
  )
}
