import { IntentLink } from '@/components/ui/links'
import { asset } from '@/lib/config/asset'
import { filmLines } from '@/lib/config/film-lines'
import { lineTools } from '@/lib/content/films/lines'
import styles from './enquiry.module.scss'

/** A drawing and a link for each tool. */
export function ToolLinks() {
  return (
    <ul className={`list-unstyled d-grid gap-3 m-0 ${styles.tools}`}>
      {Object.values(filmLines).map((name) => {
        const { drawing, invitation } = lineTools[name]
        return (
          <li key={name}>
            <IntentLink className="d-block min-h-target" href={`/${name}#tool`}>
              <img
                className={`d-block w-100 mb-2 rounded-2 ${styles.art}`}
                src={asset(`/drawings/film-${drawing}.svg`)}
                alt=""
                loading="lazy"
              />
              {invitation}
            </IntentLink>
          </li>
        )
      })}
    </ul>
  )
}
