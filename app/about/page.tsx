import { CallToAction } from '@/components/ui/call-to-action'
import { IntentLink } from '@/components/ui/intent-link'
import { Notes } from '@/components/ui/notes'
import { Sheet } from '@/components/ui/sheet'
import { layers, principles } from '@/lib/content/about'
import { asset } from '@/lib/content/asset'
import { metadataOf } from '@/lib/content/metadata'
import { pages } from '@/lib/content/pages'
import { site } from '@/lib/content/site'
import styles from './about.module.scss'

export const metadata = metadataOf('/about')

export default function AboutPage() {
  return (
    <Sheet>
      <div className="page-head">
        <h1 className={styles.title}>{pages['/about'].heading}</h1>
        <p className="lead">
          {site.nameOrigin} We sell the films that keep it that way: on paint, on glass, on gelcoat.
        </p>
      </div>
      <div className={`sheet-card ${styles.layers}`}>
        <div>
          <img src={asset('/drawings/film-layers.svg')} alt="" width={560} height={372} />
        </div>
        <ol>
          {layers.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <section className="section">
        <div className="section-head">
          <h2>How we work</h2>
        </div>
        <Notes items={principles} />
      </section>
      <CallToAction title="See it panel by panel.">
        <IntentLink className="btn btn-lg btn-clear" href="/ppf">
          Configure coverage
        </IntentLink>
      </CallToAction>
    </Sheet>
  )
}
